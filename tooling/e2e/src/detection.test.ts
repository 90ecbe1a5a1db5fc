import { AxeBuilder } from "@axe-core/playwright";
import { createDetector } from "@prosewell/detector";
import { expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { humanize, passage } from "./passage.ts";
import { shells, type Shell } from "./sites.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const { open } = useBrowser();
const { detect } = await createDetector();

const judged = async (shell: Shell = "default") => {
  const { page, complaints } = await open(inject("origins")[shell], { reducedMotion: "reduce" });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await humanizePassage(page, passage.text);
  const detector = workspace(page).result.getByRole("region", { name: "Detector" });
  const before = sent.length;
  await detector.getByRole("button", { name: "See what our detector says" }).click();
  await detector.getByRole("figure").first().waitFor({ timeout: 30_000 });
  return { page, detector, complaints, sent, fetched: sent.slice(before) };
};

test.each(shells)("a result of the %s site is judged on the device, before and after, as the library judges it", async (shell) => {
  const { detector, complaints, sent, fetched } = await judged(shell);
  const ranges = await detector.getByText(/of 100, nine times in ten/u).allTextContents();
  const inWords = ({ range: [low, high] }: { readonly range: readonly [number, number] }) => `Between ${Math.floor(low * 100)} and ${Math.ceil(high * 100)} of 100`;
  expect(ranges[0]).toContain(inWords(detect(passage.text)));
  expect(ranges[1]).toContain(inWords(detect(humanize({ text: passage.text }).text)));
  expect(fetched.filter((request) => /\.js/u.test(request)).length).toBeGreaterThan(0);
  expect(fetched.filter((request) => request.includes("/api/"))).toEqual([]);
  expect(sent.filter((request) => request.includes(passage.text.slice(0, 30)))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the judgement passes axe, with its reasons open", async () => {
  const { page, detector } = await judged();
  await detector.locator("summary").click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
