import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { humanize, passage } from "./passage.ts";
import { chooseTone, workspace } from "./workspace.ts";

const { open } = useBrowser();

const paragraphs = passage.text.split("\n\n");
const markdown = ["## Field notes", ...paragraphs, "- **One** thing\n- [Another](https://example.org/)"].join("\n\n");
const plain = ["Field notes", ...paragraphs, "One thing\nAnother"].join("\n\n");
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const html = `<h2>Field notes</h2>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("")}<ul><li><b>One</b> thing</li><li><a href="https://example.org/">Another</a></li></ul>`;

const copyRich = (page: Page) =>
  page.evaluate(
    async ([rich = "", bare = ""]) => {
      const blob = (text: string, type: string) => new Blob([text], { type });
      await navigator.clipboard.write([new ClipboardItem({ "text/html": blob(rich, "text/html"), "text/plain": blob(bare, "text/plain") })]);
    },
    [html, plain],
  );

/** What another program would take from the clipboard. */
const onClipboard = (page: Page, type: "text/plain" | "text/html") =>
  page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType(wanted))?.text() ?? "";
  }, type);

test.each([
  ["pro", 390],
  ["default", 1440],
] as const)("on the %s site at %i pixels a rich text is pasted with its structure, keeps an undone edit under another tone, and is copied as text and as rich text", async (shell, width) => {
  const { page, complaints } = await open(inject("origins")[shell], { viewport: { width, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });
  const tool = workspace(page);
  await copyRich(page);
  await tool.input.focus();
  await page.keyboard.press("Control+v");
  await expect.poll(() => tool.input.inputValue()).toBe(markdown);
  await page.keyboard.press("Control+z");
  expect(await tool.input.inputValue()).toBe("");
  await page.keyboard.press("Control+Shift+v");
  expect(await tool.input.inputValue()).toBe(plain);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+v");
  await expect.poll(() => tool.input.inputValue()).toBe(markdown);

  await page.keyboard.press("Control+Enter");
  await tool.proof.waitFor({ timeout: 55_000 });
  const [standard, formal] = [humanize({ text: markdown }), humanize({ text: markdown, tone: "formal" })];
  const again = standard.edits.find(({ group, ...edit }) => group === undefined && edit.after !== "" && formal.edits.some(({ start, before, rule }) => start === edit.start && before === edit.before && rule === edit.rule));
  if (!again) throw new Error("Both tones edit the passage somewhere alike.");
  await tool.result.locator(`a[id$="-mark-${again.id}"] ins`).click();
  await page.keyboard.press("u");
  await chooseTone(page, "Formal");
  const took = formal.edits.filter(({ id }) => id !== again.id);
  const result = took.toReversed().reduce((text, { start, end, after }) => text.slice(0, start) + after + text.slice(end), markdown);
  expect(result).not.toBe(formal.text);
  await expect.poll(() => tool.notes.count()).toBe(formal.edits.length);

  await tool.copy.click();
  await tool.result.getByRole("button", { name: "Copied" }).waitFor();
  expect(await onClipboard(page, "text/plain")).toBe(result);
  const rich = await onClipboard(page, "text/html");
  for (const piece of [/<h2[^>]*>Field notes<\/h2>/u, /<strong[^>]*>One<\/strong>/u, /<a href="https:\/\/example\.org\/"[^>]*>Another<\/a>/u]) expect(rich).toMatch(piece);
  expect(complaints).toEqual([]);
});
