export { GET, generateStaticParams } from "@prosewell/site/images/route";

export const dynamic = "force-static";
export const dynamicParams = false;
