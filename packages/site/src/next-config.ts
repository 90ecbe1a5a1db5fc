import type { Environment, Site } from "@prosewell/site-config";
import { withSentryConfig } from "@sentry/nextjs/config";
import { createVanillaExtractPlugin } from "@vanilla-extract/next-plugin";
import type { NextConfig } from "next";
import { buildEnvironment, writtenIn } from "./build-environment.ts";
import { buildFolder } from "./build-folder.ts";
import { imagePath } from "./images/images.ts";
import { repository } from "./repository.ts";
import { securityHeaders } from "./security-headers.ts";

type Step = (config: NextConfig) => NextConfig;

/** Turbopack leaves style sheets alone unless it is told not to. */
const withStyles: Step = createVanillaExtractPlugin({ unstable_turbopack: { mode: "auto" } });

/** Source maps go to the reporting service when there is a token for it, and all else that its plugin would add stays out. */
const withSourceMaps =
  ({ sourceMaps }: Environment): Step =>
  (config) =>
    sourceMaps
      ? withSentryConfig(config, { ...sourceMaps, silent: true, telemetry: false, buildTimeInstrumentation: false, routeManifestInjection: false })
      : config;

/**
 * The Next configuration of a shell. Its variant only says which site it builds when
 * `NEXT_PUBLIC_SITE_URL` is not set; when it is, that address alone decides (P4).
 * @throws {Error} that names the variable, or the known hosts, when the environment is not usable.
 */
export function createNextConfig({ variant }: Pick<Site, "variant">): NextConfig {
  const environment = buildEnvironment(variant, process.env);
  return [withStyles, withSourceMaps(environment)].reduce<NextConfig>((config, step) => step(config), {
    env: writtenIn(environment),
    distDir: buildFolder(),
    output: "standalone",
    outputFileTracingRoot: repository(),
    transpilePackages: ["@prosewell/site", "@prosewell/ui", "@prosewell/i18n", "@prosewell/api", "@prosewell/quota", "@prosewell/service-worker", "@prosewell/site-config"],
    reactStrictMode: true,
    poweredByHeader: false,
    // The pages' pictures are drawn at build; nobody is to have others made by the server.
    images: { unoptimized: true },
    experimental: { inlineCss: true },
    compiler: { define: { __SENTRY_DEBUG__: "false", __SENTRY_TRACING__: "false" } },
    headers: async () => securityHeaders(environment),
    // Asked for by name, whatever the page says: by crawlers, feed readers, and by a browser whose page has failed.
    rewrites: async () => [{ source: "/favicon.ico", destination: imagePath("icon-192.png") }],
  });
}
