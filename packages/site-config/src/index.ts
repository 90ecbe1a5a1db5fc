export { type Environment, parseEnvironment, type SourceMapUpload } from "./environment.ts";
export { type Limit, type Limits, limits } from "./limits.ts";
export { legalLinks, publicRoutes } from "./routes.ts";
export { selectSite, sites } from "./select-site.ts";
export type { SiteIdentity } from "./site.ts";
export type { AnalyticsKeys, BenefitIcon, Site, SiteContent } from "./types.ts";
