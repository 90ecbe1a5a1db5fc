import { parseEnvironment, selectSite, sites, type Site } from "@prosewell/site-config";
import type { Shell } from "./sites.ts";

/** The site that a shell builds by default, as its data says it must be. */
export function expectedSite(shell: Shell): Site {
  const { siteUrl } = sites[shell];
  return selectSite(siteUrl, parseEnvironment({ NEXT_PUBLIC_SITE_URL: siteUrl }));
}
