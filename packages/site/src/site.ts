// oxlint-disable-next-line import/no-unassigned-import -- It exists to fail when a browser imports it.
import "server-only";
import { parseEnvironment, selectSite } from "@prosewell/site-config";

/**
 * The environment of this build or server, checked (C3). The address, the amounts and the analytics keys are those that were
 * built in, since the static pages name or use them; they are named here because the build replaces each by its value.
 */
export const environment = parseEnvironment({
  ...process.env,
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_AMPLITUDE_API_KEY: process.env.NEXT_PUBLIC_AMPLITUDE_API_KEY,
  NEXT_PUBLIC_GTAG_ID: process.env.NEXT_PUBLIC_GTAG_ID,
  NEXT_PUBLIC_GTAG_CONVERSION_LABEL: process.env.NEXT_PUBLIC_GTAG_CONVERSION_LABEL,
  NEXT_PUBLIC_UET_TAG_ID: process.env.NEXT_PUBLIC_UET_TAG_ID,
  NEXT_PUBLIC_CLARITY_ID: process.env.NEXT_PUBLIC_CLARITY_ID,
  WORDS_PER_RUN: process.env.WORDS_PER_RUN,
  REQUEST_BODY_BYTES: process.env.REQUEST_BODY_BYTES,
  FILE_BYTES: process.env.FILE_BYTES,
});

/** The one site that this build is (P4). */
export const site = selectSite(environment.siteUrl, environment);
