/** The footer's links (R), in its order. Each is labelled with its page's title. */
export const legalLinks = [
  { label: "Terms of use", href: "/legal/terms-of-use" },
  { label: "Privacy policy", href: "/legal/privacy-policy" },
  { label: "Cookies settings", href: "/legal/cookies-settings" },
] as const;

/** The path of a legal page. */
export type LegalPath = (typeof legalLinks)[number]["href"];

/** Every page that a search engine may list, as paths below the site's URL. */
export const publicRoutes = ["/", "/ai-text-humanizer", "/ai-detector", "/methods", ...legalLinks.map(({ href }) => href)] as const;
