import { expect, test } from "vitest";
import { tidy } from "./tidy.ts";

const tidied = (method: string, url: string, headers: Record<string, string> = {}) => {
  const request = { method, url, headers };
  tidy(request);
  return request;
};

test.each([
  ["GET", "/"],
  ["HEAD", "/methods?utm_source=%E2%80%9C"],
  ["GET", "/?q=%"],
  ["POST", "/api/humanize"],
  ["POST", "/api/usage/1b4e28ba"],
  ["POST", "/tracking/amplitude?a=1"],
  ["GET", "/caf%C3%A9"],
  ["OPTIONS", "/api/health"],
])("%s %s is left as it is", (method, url) => {
  expect(tidied(method, url, { accept: "*/*" })).toEqual({ method, url, headers: { accept: "*/*" } });
});

test.each([
  ["TRACE", "/api/humanize"],
  ["POST", "/"],
  ["POST", "/methods"],
  ["POST", "/apiary"],
  ["POST", "/tracking/amplitude.rsc"],
])("%s %s becomes a method that is refused", (method, url) => {
  expect(tidied(method, url).method).toBe("PUT");
});

test.each([
  ["/api/%zz", "/api/%25zz"],
  ["/images/%E0%A4%A", "/images/%25E0%25A4%25A"],
  ["/%FF?q=1", "/%25FF?q=1"],
])("the path %s, which escapes nothing, becomes one that can be read", (url, readable) => {
  expect(tidied("GET", url).url).toBe(readable);
});

test("the name of an action is dropped, for no page has any", () => {
  expect(tidied("POST", "/api/humanize", { "next-action": "x", accept: "*/*" }).headers).toEqual({ accept: "*/*" });
});
