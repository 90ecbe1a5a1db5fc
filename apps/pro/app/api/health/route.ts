export { GET } from "@prosewell/site/api/health";
