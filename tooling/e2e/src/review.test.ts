import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { humanize, passage } from "./passage.ts";
import type { Shell } from "./sites.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const { open } = useBrowser();
const { edits, text: output } = humanize({ text: passage.text });
const inOrder = edits.toSorted((one, other) => one.start - other.start);
const reworded = inOrder.find(({ alternatives, group }) => alternatives.length > 0 && group === undefined);
if (!reworded) throw new Error("The passage has an edit with more than one wording.");

const original = (end: number) => passage.text.slice(0, end);
/** The output with one edit's place holding other words. */
const outputWith = ({ start, after }: typeof reworded, words: string) => {
  const at = inOrder.filter((edit) => edit.end <= start).reduce((length, edit) => length + edit.after.length - edit.before.length, original(start).length);
  return output.slice(0, at) + words + output.slice(at + after.length);
};

const review = async (width: number, shell: Shell = "default") => {
  const { page, complaints } = await open(inject("origins")[shell], {
    viewport: { width, height: 800 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await humanizePassage(page, passage.text);
  return { page, complaints, mark: markOf(page) };
};

const markOf = (page: Page) => workspace(page).result.locator(`a[id$="-mark-${reworded.id}"]`);

const copied = async (page: Page) => {
  const onClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await workspace(page).result.getByRole("button", { name: /^Cop/u }).click();
  await expect.poll(onClipboard).not.toBe("");
  return onClipboard();
};

describe.each([
  [360, "pro"],
  [1440, "default"],
] as const)("the review at %i pixels of the %s site", (width, shell) => {
  test("undoes an edit where it stands, and takes the decision back", async () => {
    const { page, mark, complaints } = await review(width, shell);
    await mark.locator("ins").click();
    const undo = workspace(page).result.getByRole("button", { name: "Undo", exact: true }).filter({ visible: true });
    await undo.click();
    expect(await copied(page)).toBe(outputWith(reworded, reworded.before));
    await page.getByRole("button", { name: "Undo your last decision" }).click();
    expect(await copied(page)).toBe(output);
    expect(complaints).toEqual([]);
  });

  test("puts another of the wordings that fit in its place", async () => {
    const { page, mark } = await review(width, shell);
    const [wording = ""] = reworded.alternatives;
    await mark.locator("ins").click();
    await page.getByRole("radio", { name: wording, exact: true }).filter({ visible: true }).check();
    expect(await mark.locator("ins").textContent()).toBe(wording);
    expect(await copied(page)).toBe(outputWith(reworded, wording));
  });

  test("opens its stamp on the facts, and leads from one to its place", async () => {
    const { page } = await review(width, shell);
    await workspace(page).proof.click();
    await page.getByRole("button", { name: "57%" }).click();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("57%");
    expect(await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? -1)).toBeGreaterThan(0);
  });

  test("passes axe with an edit chosen, another undone and the facts open", async () => {
    const { page, mark } = await review(width, shell);
    await workspace(page).proof.click();
    await mark.locator("ins").click();
    await page.keyboard.press("u");
    await page.keyboard.press("n");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
});

test("a result is reviewed by keyboard alone, and the sheet tells the keys", async () => {
  const { page, mark } = await review(1440);
  await workspace(page).result.getByRole("checkbox", { name: "Changes" }).focus();
  for (const edit of inOrder) {
    await page.keyboard.press("n");
    if (edit.id === reworded.id) break;
  }
  expect(await mark.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("w");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("u");
  await page.keyboard.press("c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(outputWith(reworded, reworded.before));
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await mark.evaluate((link) => link === document.activeElement)).toBe(true);
});

const other = inOrder.find(({ id, before, group }) => id !== reworded.id && group === undefined && /^\w+$/u.test(before) && passage.text.split(before).length === 2);
if (!other) throw new Error("The passage has an edit of a word that stands once.");

test("words that are selected in the result or in the text can be kept as they are", async () => {
  const { page, mark } = await review(1440);
  const { input, result } = workspace(page);
  await mark.locator("ins").evaluate(({ firstChild }) => firstChild && getSelection()?.setBaseAndExtent(firstChild, 0, firstChild, 1));
  await result.getByRole("button", { name: `Keep “${reworded.before}” as it is` }).click();
  await mark.waitFor({ state: "detached" });
  expect(await result.getByText(reworded.before).count()).toBeGreaterThan(0);

  const struck = result.locator("del").getByText(other.before, { exact: true });
  await struck.first().waitFor();
  await input.evaluate((box: HTMLTextAreaElement, [start, end]) => {
    box.focus();
    box.setSelectionRange(start, end);
  }, [other.start, other.end] as const);
  // The browser tells of a selection that a key or a pointer made.
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name: `Keep “${other.before}” as it is` }).click();
  await expect.poll(() => struck.count()).toBe(0);
  expect(await result.getByText(other.before).count()).toBeGreaterThan(0);
});
