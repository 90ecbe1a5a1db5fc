import { expect, test } from "vitest";
import { loadAfterPaint } from "./after-paint.ts";
import { inlineScripts } from "./scripts.ts";

const page = (head: string, body = "<p>Text.</p>") => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const built = page(
  '<link rel="manifest" href="/site.webmanifest"/><link rel="icon" href="/icon.svg"/><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script>',
  '<script id="_R_">boot()</script><script src="/a.js" async=""></script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"a\\"\\n"])</script><script>self.__next_f.push([1,"1:b"])</script>',
);

test("the scripts that a page loads beside its parsing are asked for by one script at its end, in their order, each once", () => {
  const { html } = loadAfterPaint(built);
  expect(html).not.toContain("async=");
  expect(html).not.toContain('rel="preload"');
  expect(inlineScripts(html).at(-1)?.code).toContain('scripts=["/a.js","/b.js"]');
  expect(html).toMatch(/PerformanceObserver.*<\/script><\/body><\/html>$/u);
});

test("the manifest, whose icon a browser fetches with it, is left to the scripts, and the page's own icon is not", () => {
  const { html } = loadAfterPaint(built);
  expect(html).not.toContain("manifest");
  expect(html).toContain('<link rel="icon" href="/icon.svg"/>');
});

test("the data that they start with is a file of its own, named by its content", () => {
  const { html, later } = loadAfterPaint(built);
  expect(later?.content).toBe('0:"a"\n1:b');
  expect(later?.path).toMatch(/^chunks\/[\da-f]{16}\.txt$/u);
  expect(html).toContain(`fetch("/_next/static/${later?.path}")`);
  expect(html).not.toContain("push(");
});

test("what stands in the page itself, and what only old browsers load, stays where it is", () => {
  const { html } = loadAfterPaint(built);
  expect(html).toContain('<script id="_R_">boot()</script>');
  expect(html).toContain('<script src="/old.js" noModule=""></script>');
});

test("data that is more than text stays in the page, all of it", () => {
  const { html, later } = loadAfterPaint(built.replace('[1,"1:b"]', '[3,"AAAA"]'));
  expect(html).toContain('<script>self.__next_f.push([1,"0:\\"a\\"\\n"])</script><script>self.__next_f.push([3,"AAAA"])</script>');
  expect(html).not.toContain("fetch(");
  expect(later).toBeNull();
});

test("a page without such scripts, and one that is sealed already, come back as they are", () => {
  const plain = page("<title>Plain</title>");
  expect(loadAfterPaint(plain)).toEqual({ html: plain, later: null });
  const { html } = loadAfterPaint(built);
  expect(loadAfterPaint(html)).toEqual({ html, later: null });
});
