/** Paths of the pages that a sitemap lists. A site says itself what its public pages are. */
export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => new URL(address).pathname);
