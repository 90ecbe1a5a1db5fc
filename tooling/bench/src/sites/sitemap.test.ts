import { expect, test } from "vitest";
import { pathsIn } from "./sitemap.ts";

test("a sitemap gives the path of each page, whatever its host", () => {
  const sitemap = "<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/legal/terms</loc></url></urlset>";
  expect(pathsIn(sitemap)).toEqual(["/", "/legal/terms"]);
});
