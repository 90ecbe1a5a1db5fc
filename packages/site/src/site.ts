// oxlint-disable-next-line import/no-unassigned-import -- It exists to fail when a browser imports it.
import "server-only";
import { parseEnvironment, selectSite } from "@prosewell/site-config";

/**
 * The environment of this build or server, checked (C3). The address is the one that was built in,
 * which is why it is named here: the build replaces it by its value.
 */
export const environment = parseEnvironment({ ...process.env, NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL });

/** The one site that this build is (P4). */
export const site = selectSite(environment.siteUrl, environment);
