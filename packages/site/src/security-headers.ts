import type { Environment } from "@prosewell/site-config";
import { scriptPath } from "@prosewell/service-worker";
import { parties as known, type PolicyPart, policyParts, providerHosts } from "./party-hosts.ts";
import { anyInline } from "./sealing/script-policy.ts";

interface Rule {
  readonly source: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

type Parties = Pick<Environment, "sentryDsn" | "analytics">;

const header = (key: string, value: string) => ({ key, value });

const policy = (directives: readonly string[]) => header("Content-Security-Policy", directives.join("; "));

/** Whom the environment lets a page deal with, besides its own origin. */
const hostsOf = (part: PolicyPart, { sentryDsn, analytics }: Parties): readonly string[] => {
  // The reporting service is told of errors, and its feedback dialog is a script of its own (E2).
  const reporting = sentryDsn && (part === "script-src" || part === "connect-src") ? [new URL(sentryDsn).origin] : [];
  return [...reporting, ...known.filter((party) => analytics[party]).flatMap((party) => providerHosts[party][part])];
};

/** What a page has of its own. Scripts that stand in it are named one by one when it is sealed; styles stand in it, and in attributes. */
const own: Readonly<Record<PolicyPart, readonly string[]>> = {
  "script-src": ["'self'", anyInline],
  "connect-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "frame-src": [],
};

const directive = (part: PolicyPart, parties: Parties) => {
  const sources = [...own[part], ...hostsOf(part, parties)];
  return `${part} ${sources.length > 0 ? sources.join(" ") : "'none'"}`;
};

/**
 * Of a device's powers the site needs none but the clipboard and sharing, and nor does what it embeds. Sensors of motion and the lock of the screen
 * are left to the browser's own rule, which keeps them from frames, and of these there are none: each name takes its share of a page's first bytes.
 */
const refusedPowers = [
  "bluetooth", "camera", "display-capture", "encrypted-media", "geolocation", "hid", "microphone", "midi", "payment", "publickey-credentials-get",
  "serial", "usb", "xr-spatial-tracking",
];

const twoYears = 2 * 365 * 86_400;

/** What is no page has nothing to load, wherever a browser might open it. */
const nothing = policy(["default-src 'none'", "frame-ancestors 'none'"]);

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
      // A browser heeds it over TLS alone. Neighbouring hosts are their owner's to decide on.
      header("Strict-Transport-Security", `max-age=${twoYears}`),
      header("Cross-Origin-Opener-Policy", "same-origin"),
      header("Cross-Origin-Resource-Policy", "same-origin"),
      policy([
        "default-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "worker-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        ...policyParts.map((part) => directive(part, parties)),
      ]),
      header("Permissions-Policy", refusedPowers.map((power) => `${power}=()`).join(", ")),
    ],
  },
  { source: "/api/:path*", headers: [nothing] },
  { source: "/tracking/:path*", headers: [nothing] },
  // Social sites show the card in pages of their own.
  { source: "/images/:name", headers: [header("Cross-Origin-Resource-Policy", "cross-origin")] },
  // It answers for the pages, and asks this site alone.
  { source: scriptPath, headers: [policy(["default-src 'none'", "connect-src 'self'"])] },
  { source: workerScript, headers: [policy(["default-src 'none'", "script-src 'self'", "connect-src 'none'"])] },
];
