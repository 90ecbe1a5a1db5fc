export { Page as default, generateMetadata } from "@prosewell/site/pages/terms-of-use";
