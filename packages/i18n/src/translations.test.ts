import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setMissingKeyReporter } from "./index.ts";
import { translationsFor } from "./server.ts";

const reported: string[] = [];
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeAll(() => setMissingKeyReporter((message) => void reported.push(message)));
afterEach(() => {
  reported.length = 0;
  warn.mockClear();
});

test("a key is found in its namespace, and in common when it names none", async () => {
  const { t } = await translationsFor("/no/such/page");
  expect(t("common:notFound.title")).toBe("Page Not Found");
  expect(t("notFound.description")).toBe("The page you are looking for does not exist.");
});

test.each([
  [0, "No edits"],
  [1, "1 edit"],
  [2_000, "2,000 edits"],
])("a count of %i reads “%s”", async (count, text) => {
  const { t } = await translationsFor("/");
  expect(t("ai_text_humanizer:review.edits", { count })).toBe(text);
});

test("names are filled in as they are, without HTML escapes", async () => {
  const { t } = await translationsFor("/");
  expect(t("ai_text_humanizer:workspace.notices.opened", { name: "a & <b>.txt" })).toBe("Opened “a & <b>.txt”.");
});

test("the workspace's phrases come as one object with their holes open, for a client that fills them in itself", async () => {
  const { t } = await translationsFor("/");
  const { input, run } = t("ai_text_humanizer:workspace", { returnObjects: true, skipInterpolation: true });
  expect(input.wordCount).toMatchObject({ zero: "0 words", other: "{{count}} words" });
  expect(run.humanizeFirst).toBe("Humanize the first {{limit}} words");
});

test("the sections of a legal page come as objects, with every name filled in", async () => {
  const { t } = await translationsFor("/legal/terms-of-use");
  const [first] = t("legal:termsOfUse.sections", { returnObjects: true, siteName: "Example", companyName: "Company", wordsPerRun: "2,000" });
  expect(first?.heading).toBe("What these terms cover");
  expect(first?.paragraphs[0]).toMatch(/^Example is a website.+Company runs it/u);
});

test("a key that does not exist does not compile; should it be asked for all the same, it is warned of and reported once", async () => {
  const { t } = await translationsFor("/");
  // @ts-expect-error -- I3
  expect(t("home:nowhere")).toBe("nowhere");
  // @ts-expect-error -- I3
  t("home:nowhere");
  expect(reported).toEqual(["In namespace home can't find key nowhere"]);
  expect(warn.mock.calls).toEqual([["In namespace home can't find key nowhere"]]);
});

test("a default value, a key of another namespace and a namespace of no one do not compile either", async () => {
  const { t } = await translationsFor("/");
  // @ts-expect-error -- I3
  t("typo", { defaultValue: "Typo" });
  // @ts-expect-error -- I3: without a namespace, only keys of common
  t("workspace.input.label");
  // @ts-expect-error -- I3
  t("nobody:title");
  expect(reported).toHaveLength(3);
});

test("a plural is reported by the key that was asked for", async () => {
  const { t } = await translationsFor("/");
  // @ts-expect-error -- I3
  t("home:several", { count: 2 });
  expect(reported).toEqual(["In namespace home can't find key several"]);
});

test("a text whose namespace the page does not load is missing", async () => {
  const { t } = await translationsFor("/legal/privacy-policy");
  expect(t("ai_text_humanizer:review.copy")).toBe("review.copy");
  expect(reported).toEqual(["In namespace ai_text_humanizer can't find key review.copy"]);
});

test("a key asked for in several namespaces is reported for the first, where it belongs", async () => {
  const { i18n } = await translationsFor("/");
  // @ts-expect-error -- I3
  i18n.getFixedT("en", ["home", "common"])("both");
  // @ts-expect-error -- I3
  i18n.t("inCall", { ns: ["ai_text_humanizer", "home"] });
  expect(reported).toEqual(["In namespace home can't find key both", "In namespace ai_text_humanizer can't find key inCall"]);
});

test("pages that use the same namespaces share them; others don't", async () => {
  const terms = await translationsFor("/legal/terms-of-use");
  expect(await translationsFor("/legal/privacy-policy")).toBe(terms);
  expect(await translationsFor("/")).not.toBe(terms);
});
