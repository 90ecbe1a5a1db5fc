export { POST } from "@prosewell/site/api/humanize";
