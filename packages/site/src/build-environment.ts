import { type Environment, limits, parseEnvironment, selectSite, type Site, sites } from "@prosewell/site-config";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a build, checked. Without an address in it, the variant brings its own.
 * @throws {Error} that names the variable, or the known hosts, when the environment is not usable.
 */
export function buildEnvironment(variant: Site["variant"], variables: Variables): Environment {
  const NEXT_PUBLIC_SITE_URL = variables["NEXT_PUBLIC_SITE_URL"] || sites[variant].siteUrl;
  const environment = parseEnvironment({ ...variables, NEXT_PUBLIC_SITE_URL });
  selectSite(environment.siteUrl, environment);
  return environment;
}

/**
 * What a build writes into its code, whatever the machine that serves it later says: the address that chose the site, the
 * amounts that its static pages name, and the keys that the browser needs. Unset keys become empty strings, so that what
 * depends on them falls out of the build.
 */
export const writtenIn = ({ siteUrl, sentryDsn, analytics, limits: amounts }: Environment): Record<string, string> => ({
  NEXT_PUBLIC_SITE_URL: siteUrl,
  NEXT_PUBLIC_SENTRY_DSN: sentryDsn ?? "",
  NEXT_PUBLIC_AMPLITUDE_API_KEY: analytics.amplitude ?? "",
  NEXT_PUBLIC_GTAG_ID: analytics.gtag ?? "",
  NEXT_PUBLIC_GTAG_CONVERSION_LABEL: analytics.gtagConversionLabel ?? "",
  NEXT_PUBLIC_UET_TAG_ID: analytics.uet ?? "",
  NEXT_PUBLIC_CLARITY_ID: analytics.clarity ?? "",
  [limits.wordsPerRun.variable]: `${amounts.wordsPerRun}`,
  [limits.requestBodyBytes.variable]: `${amounts.requestBodyBytes}`,
  [limits.fileBytes.variable]: `${amounts.fileBytes}`,
});
