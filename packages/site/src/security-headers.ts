import type { Environment } from "@prosewell/site-config";

interface Rule {
  readonly source: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

const header = (key: string, value: string) => ({ key, value });

const policy = (directives: readonly string[]) => header("Content-Security-Policy", directives.join("; "));

/** Whom a page may talk to: its own origin, and the reporting service where there is one. */
const contacts = (sentryDsn: string | undefined) => ["'self'", ...(sentryDsn ? [new URL(sentryDsn).origin] : [])].join(" ");

/**
 * The engine's worker holds the text, so its own policy lets it load its parts and talk to nobody. Every worker of a build
 * starts from this one script.
 */
const workerScript = "/_next/static/chunks/:script(turbopack-worker-.*\\.js)";

/** Headers by path; where two rules meet, the later one holds. */
export const securityHeaders = ({ sentryDsn }: Pick<Environment, "sentryDsn">): Rule[] => [
  {
    source: "/:path*",
    headers: [
      header("X-Content-Type-Options", "nosniff"),
      header("Referrer-Policy", "strict-origin-when-cross-origin"),
      policy(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'", `connect-src ${contacts(sentryDsn)}`]),
      header("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    ],
  },
  { source: workerScript, headers: [policy(["default-src 'none'", "script-src 'self'", "connect-src 'none'"])] },
];
