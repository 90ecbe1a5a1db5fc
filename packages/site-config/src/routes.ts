/** The footer's links (R), in its order. */
export const legalLinks = [
  { label: "Terms of use", href: "/legal/terms-of-use" },
  { label: "Privacy policy", href: "/legal/privacy-policy" },
  { label: "Cookies settings", href: "/legal/cookies-settings" },
] as const;

/** Every page that a search engine may list, as paths below the site's URL. */
export const publicRoutes = ["/", ...legalLinks.map(({ href }) => href)] as const;
