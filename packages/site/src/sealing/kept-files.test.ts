import { expect, test } from "vitest";
import { keptFiles } from "./kept-files.ts";

const statics = ["chunks/engine.js", "chunks/old.js", "chunks/page.js", "media/face.woff2", "media/italic.woff2"];
const html =
  '<link rel="preload" href="/_next/static/media/face.woff2" as="font"/><script src="/_next/static/chunks/old.js" noModule=""></script>' +
  '<script>load(["/_next/static/chunks/page.js","/_next/static/chunks/gone.js"])</script><script>push("\\"/_next/static/chunks/engine.js\\"")</script>';
const pages = [
  { path: "/legal/terms", html: "/_next/static/chunks/engine.js" },
  { path: "/", html },
  { path: "/ai-detector", html: "" },
];

test("the first visit keeps the start page and what it names, and use keeps the rest, with the other pages of the tool that the build has", () => {
  expect(keptFiles(pages, statics)).toEqual({
    pages: ["/"],
    shell: ["/_next/static/chunks/page.js", "/_next/static/media/face.woff2"],
    toolPages: ["/ai-detector"],
    tool: ["/_next/static/chunks/engine.js", "/_next/static/media/italic.woff2"],
  });
});

test("what only browsers without service workers load is not kept", () => {
  const { shell, tool } = keptFiles(pages, statics);
  expect([...shell, ...tool]).not.toContain("/_next/static/chunks/old.js");
});
