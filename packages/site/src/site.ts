// oxlint-disable-next-line import/no-unassigned-import -- It exists to fail when a browser imports it.
import "server-only";
import { parseEnvironment, selectSite } from "@prosewell/site-config";

/**
 * The environment of this build or server, checked (C3). The address and the amounts are those that were built in, since
 * the static pages name them; they are named here because the build replaces each by its value.
 */
export const environment = parseEnvironment({
  ...process.env,
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  WORDS_PER_RUN: process.env.WORDS_PER_RUN,
  REQUEST_BODY_BYTES: process.env.REQUEST_BODY_BYTES,
  FILE_BYTES: process.env.FILE_BYTES,
});

/** The one site that this build is (P4). */
export const site = selectSite(environment.siteUrl, environment);
