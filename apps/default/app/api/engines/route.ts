export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from "@prosewell/site/api/engines";
