export { type Environment, type ModelEnvironment, parseEnvironment, parseModelEnvironment, type SourceMapUpload } from "./environment.ts";
export { forPeople } from "./for-people.ts";
export { type Limit, type Limits, limits, type ModelLimits, modelLimits, type ServerLimits, serverLimits } from "./limits.ts";
export { legalLinks, type LegalPath, publicRoutes } from "./routes.ts";
export { selectSite, sites } from "./select-site.ts";
export { productName, type SiteIdentity } from "./site.ts";
export type { AnalyticsKeys, BenefitIcon, Site, SiteContent } from "./types.ts";
