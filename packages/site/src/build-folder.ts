/** Where Next puts the build of the shell in whose folder it runs. */
// oxlint-disable-next-line node/no-process-env -- it is read where no page's environment is: before one is built
export const buildFolder = (): string => process.env["SITE_DIST_DIR"] || ".next";
