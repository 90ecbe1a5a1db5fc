export { Document as default, metadata, viewport } from "@prosewell/site/layouts/document";
