export { robots as default } from "@prosewell/site/metadata/robots";
