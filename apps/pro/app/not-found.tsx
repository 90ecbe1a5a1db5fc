export { NotFound as default, generateMetadata } from "@prosewell/site/pages/not-found";
