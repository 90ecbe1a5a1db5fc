export { Home as default, generateMetadata } from "@prosewell/site/pages/home";
