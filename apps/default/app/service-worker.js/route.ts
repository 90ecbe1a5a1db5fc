export { GET } from "@prosewell/site/api/service-worker";
export const dynamic = "force-static";
