/** The parts of a page's policy that may name somebody else. */
export const policyParts = ["script-src", "img-src", "frame-src", "connect-src"] as const;
export type PolicyPart = (typeof policyParts)[number];

/** Whose tags a page may carry. Amplitude's is a part of the site, and sends through our own origin (T7). */
export const parties = ["gtag", "uet", "clarity"] as const;

const uet = ["https://bat.bing.com", "https://bat.bing.net"];

/** Where each provider's scripts, pictures and frames come from, and where they send to. */
export const providerHosts: Readonly<Record<(typeof parties)[number], Readonly<Record<PolicyPart, readonly string[]>>>> = {
  gtag: {
    "script-src": ["https://www.googletagmanager.com", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com", "https://www.google.com"],
    "img-src": ["https://www.googletagmanager.com", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com", "https://www.google.com", "https://google.com"],
    "frame-src": ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
    "connect-src": [
      "https://www.googletagmanager.com", "https://pagead2.googlesyndication.com", "https://www.googleadservices.com",
      "https://googleads.g.doubleclick.net", "https://ad.doubleclick.net", "https://www.google.com", "https://google.com",
    ],
  },
  uet: { "script-src": uet, "img-src": uet, "frame-src": [], "connect-src": uet },
  clarity: {
    "script-src": ["https://*.clarity.ms"],
    "img-src": ["https://*.clarity.ms", "https://c.bing.com"],
    "frame-src": [],
    "connect-src": ["https://*.clarity.ms", "https://c.bing.com"],
  },
};
