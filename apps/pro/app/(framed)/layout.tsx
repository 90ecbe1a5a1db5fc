export { Frame as default } from "@prosewell/site/layouts/frame";
