import type { Environment } from "@prosewell/site-config";
import { scriptPath } from "@prosewell/service-worker";
import { anyInline } from "./sealing/script-policy.ts";

interface Rule {
  readonly source: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

const header = (key: string, value: string) => ({ key, value });

const policy = (directives: readonly string[]) => header("Content-Security-Policy", directives.join("; "));

type Provider = "gtag" | "uet" | "clarity";

/** Where each provider's scripts come from. Amplitude's is a part of the site. */
const scriptHosts: Readonly<Record<Provider, readonly string[]>> = {
  gtag: ["https://www.googletagmanager.com", "https://googleads.g.doubleclick.net", "https://www.googleadservices.com", "https://www.google.com"],
  uet: ["https://bat.bing.com", "https://bat.bing.net"],
  clarity: ["https://*.clarity.ms"],
};

/** Where each provider's script sends to. Amplitude's goes through our own origin (T7). */
const providerHosts: Readonly<Record<Provider, readonly string[]>> = {
  gtag: [
    "https://www.googletagmanager.com", "https://pagead2.googlesyndication.com", "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net", "https://ad.doubleclick.net", "https://www.google.com", "https://google.com",
  ],
  uet: ["https://bat.bing.com", "https://bat.bing.net"],
  clarity: ["https://*.clarity.ms", "https://c.bing.com"],
};

type Parties = Pick<Environment, "sentryDsn" | "analytics">;

const hostsOf = (hosts: Readonly<Record<Provider, readonly string[]>>, { analytics }: Parties) =>
  (["gtag", "uet", "clarity"] as const).flatMap((provider) => (analytics[provider] ? hosts[provider] : []));

/** Whom a page may talk to: its own origin, and the services that the environment names. */
const contacts = (parties: Parties) =>
  ["'self'", ...(parties.sentryDsn ? [new URL(parties.sentryDsn).origin] : []), ...hostsOf(providerHosts, parties)].join(" ");

/** Whose scripts a page runs. Those that stand in the page itself are named one by one when it is sealed. */
const runs = (parties: Parties) => ["'self'", anyInline, ...hostsOf(scriptHosts, parties)].join(" ");

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
      policy([
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "worker-src 'self'",
        `script-src ${runs(parties)}`,
        `connect-src ${contacts(parties)}`,
      ]),
      header("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    ],
  },
  // It answers for the pages, and asks this site alone.
  { source: scriptPath, headers: [policy(["default-src 'none'", "connect-src 'self'"])] },
  { source: workerScript, headers: [policy(["default-src 'none'", "script-src 'self'", "connect-src 'none'"])] },
];
