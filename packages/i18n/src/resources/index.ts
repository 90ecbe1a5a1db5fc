import type { Namespace } from "../namespaces.ts";

/** One loader for each namespace, so that a page ships only what it asks for. */
export const resources = {
  common: () => import("./en/common.json"),
  checkout: () => import("./en/checkout.json"),
  pricing: () => import("./en/pricing.json"),
  home: () => import("./en/home.json"),
  ai_content_detector: () => import("./en/ai_content_detector.json"),
  ai_text_humanizer: () => import("./en/ai_text_humanizer.json"),
  freemium: () => import("./en/freemium.json"),
  text_samples: () => import("./en/text_samples.json"),
  legal: () => import("./en/legal.json"),
  citations: () => import("./en/citations.json"),
  plagiarism_checker: () => import("./en/plagiarism_checker.json"),
  strapi: () => import("./en/strapi.json"),
} satisfies Record<Namespace, () => Promise<{ default: object }>>;

/** The texts of every namespace, from which keys take their types. */
export type Resources = { [Each in Namespace]: Awaited<ReturnType<(typeof resources)[Each]>>["default"] };
