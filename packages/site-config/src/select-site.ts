import type { Environment } from "./environment.ts";
import { buildSite, identify, type SiteIdentity } from "./site.ts";
import type { Site } from "./types.ts";
import { defaultVariant } from "./variants/default.ts";
import { proVariant } from "./variants/pro.ts";
import type { Variant } from "./variants/variant.ts";

const variants: Readonly<Record<Site["variant"], Variant>> = { default: defaultVariant, pro: proVariant };

/** The address and name of each variant, for shells that need a default and tests that need both. */
export const sites: Readonly<Record<Site["variant"], SiteIdentity>> = {
  default: identify(defaultVariant),
  pro: identify(proVariant),
};

/**
 * The variant that lives at this address; the host alone decides (P4).
 * @throws {Error} when the address is no URL, or its host is not one of ours.
 */
export function selectSite(siteUrl: string, environment: Pick<Environment, "analytics" | "limits" | "serverLimits">): Site {
  const host = URL.parse(siteUrl)?.host;
  if (!host) throw new Error(`NEXT_PUBLIC_SITE_URL must be a whole address such as ${sites.default.siteUrl}; it is "${siteUrl}".`);
  const found = Object.values(sites).find(({ domain }) => domain === host);
  if (!found) throw new Error(`No site lives at the host "${host}" of NEXT_PUBLIC_SITE_URL. Known: ${knownHosts()}.`);
  return buildSite(variants[found.variant], environment);
}

const knownHosts = () =>
  Object.values(sites)
    .map(({ domain }) => domain)
    .join(", ");
