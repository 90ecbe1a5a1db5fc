import type { Environment } from "@prosewell/site-config";

interface Rule {
  readonly source: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

const header = (key: string, value: string) => ({ key, value });

const policy = (directives: readonly string[]) => header("Content-Security-Policy", directives.join("; "));

/** Where each provider's script sends to. Amplitude's goes through our own origin (T7). */
const providerHosts: Readonly<Record<"gtag" | "uet" | "clarity", readonly string[]>> = {
  gtag: [
    "https://www.googletagmanager.com", "https://pagead2.googlesyndication.com", "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net", "https://ad.doubleclick.net", "https://www.google.com", "https://google.com",
  ],
  uet: ["https://bat.bing.com", "https://bat.bing.net"],
  clarity: ["https://*.clarity.ms", "https://c.bing.com"],
};

type Parties = Pick<Environment, "sentryDsn" | "analytics">;

/** Whom a page may talk to: its own origin, and the services that the environment names. */
const contacts = ({ sentryDsn, analytics }: Parties) =>
  [
    "'self'",
    ...(sentryDsn ? [new URL(sentryDsn).origin] : []),
    ...(["gtag", "uet", "clarity"] as const).flatMap((provider) => (analytics[provider] ? providerHosts[provider] : [])),
  ].join(" ");

/**
 * The engine's worker holds the text, so its own policy lets it load its parts and talk to nobody. Every worker of a build
 * starts from this one script.
 */
const workerScript = "/_next/static/chunks/:script(turbopack-worker-.*\\.js)";

/** Headers by path; where two rules meet, the later one holds. */
export const securityHeaders = (parties: Parties): Rule[] => [
  {
    source: "/:path*",
    headers: [
      header("X-Content-Type-Options", "nosniff"),
      header("Referrer-Policy", "strict-origin-when-cross-origin"),
      policy(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'", `connect-src ${contacts(parties)}`]),
      header("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    ],
  },
  { source: workerScript, headers: [policy(["default-src 'none'", "script-src 'self'", "connect-src 'none'"])] },
];
