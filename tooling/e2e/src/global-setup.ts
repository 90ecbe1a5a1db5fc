import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.ts";
import { serve, shells } from "./sites.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of each shell's site, as it is served for this run. */
    origins: Readonly<Record<"default" | "pro", string>>;
  }
}

/** Both built sites, served once for all tests. */
export default async function setUp(project: TestProject) {
  await findChromium();
  const [standard, pro] = await Promise.all(shells.map((shell) => serve(shell)));
  if (!standard || !pro) throw new Error("A shell is missing.");
  project.provide("origins", { default: standard.origin, pro: pro.origin });
  return () => Promise.all([standard.stop(), pro.stop()]);
}
