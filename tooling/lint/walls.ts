/**
 * Which of our packages each room may import. What is not listed is a lint error, so an import can only point
 * the one way, and what nobody needs is not allowed in advance.
 */
export const walls = {
  "packages/site-config": [],
  "packages/prose": [],
  "packages/humanizer": ["prose"],
  "packages/model-engine": ["humanizer", "prose"],
  "packages/detector": ["prose"],
  "packages/documents": ["prose"],
  "packages/quota": [],
  "packages/api": ["humanizer", "model-engine", "detector", "prose", "quota"],
  "packages/cli": ["humanizer", "model-engine", "detector", "documents", "site-config"],
  "packages/i18n": [],
  "packages/service-worker": [],
  "packages/tracking": [],
  "packages/ui": ["prose", "humanizer", "detector", "documents", "site-config"],
  "packages/site": ["ui", "api", "i18n", "tracking", "humanizer", "model-engine", "detector", "documents", "quota", "service-worker", "site-config"],
  apps: ["site"],
  tooling: ["prose", "humanizer", "model-engine", "detector", "documents", "i18n", "tracking", "site-config", "ui", "e2e"],
  scripts: ["site-config", "e2e"],
} as const satisfies Record<string, readonly string[]>;

/** Presets and data that any room may use for its build and tests. */
export const tools = ["tsup", "vitest", "corpus"] as const;

/** Rooms that run unchanged in a browser, a worker and Node. */
export const portable = ["packages/prose", "packages/humanizer", "packages/detector", "packages/documents"] as const;
