export { Page as default, generateMetadata } from "@prosewell/site/pages/ai-detector";
