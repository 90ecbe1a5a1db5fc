import { parseEnvironment, selectSite, type Site, sites } from "@prosewell/site-config";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What a build writes into its code: the address that chose the site, whatever the machine that
 * serves it later says, and the keys that the browser needs. Unset keys become empty strings,
 * so that what depends on them falls out of the build.
 * @throws {Error} that names the variable, or the known hosts, when the environment is not usable.
 */
export function buildEnvironment(variant: Site["variant"], variables: Variables) {
  const NEXT_PUBLIC_SITE_URL = variables["NEXT_PUBLIC_SITE_URL"] || sites[variant].siteUrl;
  const environment = parseEnvironment({ ...variables, NEXT_PUBLIC_SITE_URL });
  selectSite(environment.siteUrl, environment);
  return { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_SENTRY_DSN: environment.sentryDsn ?? "" };
}
