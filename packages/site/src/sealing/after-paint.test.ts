import { expect, test } from "vitest";
import { loadAfterPaint } from "./after-paint.ts";
import { inlineScripts } from "./scripts.ts";

const page = (head: string, body = "<p>Text.</p>") => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const built = page(
  '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script>',
  '<script id="_R_">boot()</script><script src="/a.js" async=""></script>',
);

test("the scripts that a page loads beside its parsing are asked for by one script at its end, in their order, each once", () => {
  const sealed = loadAfterPaint(built);
  expect(sealed).not.toContain("async");
  expect(sealed).not.toContain('as="script"');
  expect(inlineScripts(sealed).at(-1)?.code).toContain('of ["/a.js","/b.js"]');
  expect(sealed).toMatch(/PerformanceObserver.*<\/script><\/body><\/html>$/u);
});

test("what stands in the page itself, and what only old browsers load, stays where it is", () => {
  const sealed = loadAfterPaint(built);
  expect(sealed).toContain('<script id="_R_">boot()</script>');
  expect(sealed).toContain('<script src="/old.js" noModule=""></script>');
});

test("a page without such scripts, and one that is sealed already, come back as they are", () => {
  expect(loadAfterPaint(page("<title>Plain</title>"))).toBe(page("<title>Plain</title>"));
  expect(loadAfterPaint(loadAfterPaint(built))).toBe(loadAfterPaint(built));
});
