export { manifest as default } from "@prosewell/site/metadata/manifest";
