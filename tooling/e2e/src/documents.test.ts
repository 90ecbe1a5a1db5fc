import { readFile } from "node:fs/promises";
import { openDocument } from "@prosewell/documents";
import { strFromU8, unzipSync } from "fflate";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { goTo, useBrowser } from "./browser.ts";
import { settle } from "./controls.ts";
import { documentFixture } from "./document-fixture.ts";
import { humanize } from "./passage.ts";
import type { Shell } from "./sites.ts";
import { workspace } from "./workspace.ts";

const { open } = useBrowser();
const patience = { timeout: 55_000 };

const download = async (page: Page, button: string) => {
  const [file] = await Promise.all([page.waitForEvent("download", patience), page.getByRole("button", { name: button }).click()]);
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
};

const kindsHint = "Takes .docx, .odt, .rtf, .pdf, .html, .md and .txt";

const drop = async (page: Page, name: string, bytes: Uint8Array) => {
  const data = await page.evaluateHandle(([file, base64]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], file));
    return transfer;
  }, [name, Buffer.from(bytes).toString("base64")] as const);
  await page.locator("body").dispatchEvent("drop", { dataTransfer: data });
};

interface Site {
  readonly shell: Shell;
  readonly device: BrowserContextOptions;
}

const arrive = async ({ shell, device }: Site) => {
  const { page, context, complaints } = await open("about:blank", { ...device, reducedMotion: "reduce" });
  await bringAxe(context);
  await goTo(page, inject("origins")[shell]);
  const looks = async () => {
    await settle(page);
    expect(await findings(page, {})).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  };
  await page.getByText(kindsHint).waitFor({ state: "attached" });
  return { page, complaints, looks, tool: workspace(page), picker: page.locator("input[type=file]").first() };
};

test("a document comes in, is rewritten, and goes out as itself; what is wrong with one is said; several go out in one package", async () => {
  const { page, complaints, looks, tool, picker } = await arrive({ shell: "default", device: { viewport: { width: 1280, height: 800 } } });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));

  // It lets presses through to the box; what sticks to the foot of the window would take them.
  expect(await page.getByText(kindsHint).evaluate((hint) => document.elementFromPoint(hint.getBoundingClientRect().left + 1, hint.getBoundingClientRect().top + 1)?.tagName)).toBe("TEXTAREA");
  await tool.input.fill("Typed before.");
  const essay = new Uint8Array(await readFile(documentFixture("student_essay.docx")));
  await drop(page, "cut.docx", essay.slice(0, 2000));
  await page.getByText("“cut.docx” is damaged or cut off").waitFor(patience);
  await picker.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]) });
  await page.getByText("“photo.png” is of a kind that cannot be opened here").waitFor(patience);
  expect(await tool.input.inputValue()).toBe("Typed before.");

  await drop(page, "essay.docx", essay);
  await page.getByText("It comes back as the same file").waitFor(patience);
  const original = await openDocument(essay, "essay.docx");
  expect(await tool.input.inputValue()).toBe(original.text);
  await tool.humanize.click();
  await tool.proof.waitFor(patience);
  await looks();

  const { edits } = humanize({ text: original.text, locked: original.locked });
  const [first = expect.fail("There is nothing to undo.")] = edits.toSorted((one, other) => one.start - other.start);
  await tool.result.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("u");
  const standing = edits.filter(({ id, group }) => id !== first.id && (group === undefined || group !== first.group));
  expect(standing.length).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("switch", { name: "As tracked changes" }).waitFor();
  await looks();
  const plain = await download(page, "Download the file");
  expect(plain.name).toBe("essay-edited.docx");
  expect(Buffer.from(plain.bytes).equals(original.write(standing).bytes)).toBe(true);

  await page.getByRole("switch", { name: "As tracked changes" }).check();
  const tracked = await download(page, "Download the file");
  const parts = unzipSync(tracked.bytes);
  expect(strFromU8(parts["word/document.xml"] ?? new Uint8Array())).toMatch(/<w:ins [^>]*w:author="Prosewell"/u);
  expect(strFromU8(parts["word/comments.xml"] ?? new Uint8Array())).toContain(standing[0]?.reason.slice(0, 20).replaceAll("&", "&amp;"));
  const fresh = await download(page, "Markdown (.md)");
  expect(fresh.name).toBe("essay-edited.md");
  await page.getByRole("button", { name: "Close the downloads" }).click();
  await tool.input.pressSequentially("!");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByText("The files hold the result, without those changes").waitFor();
  await page.getByRole("button", { name: "Close the downloads" }).click();

  await picker.setInputFiles([documentFixture("opinion.pdf"), documentFixture("cover_letter.odt")]);
  await page.getByRole("button", { name: "Rewrite 2 files" }).click(patience);
  await page.getByText("2 files rewritten, with").waitFor(patience);
  await looks();
  const zip = await download(page, "Download 2 files as a .zip");
  expect(Object.keys(unzipSync(zip.bytes))).toEqual(["opinion-edited.md", "cover_letter-edited.odt"]);
  const letter = await openDocument(new Uint8Array(await readFile(documentFixture("cover_letter.odt"))), "letter.odt");
  const { text } = letter.write(humanize({ text: letter.text, locked: letter.locked }).edits);
  expect((await openDocument(unzipSync(zip.bytes)["cover_letter-edited.odt"] ?? new Uint8Array(), "letter.odt")).text).toBe(text);

  expect(sent.filter((request) => [original.text, letter.text].some((words) => request.includes(words.slice(0, 30))))).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a phone has room for a document, for its downloads and for a queue", async () => {
  const { page, complaints, looks, tool, picker } = await arrive({ shell: "pro", device: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } });
  await picker.setInputFiles(documentFixture("student_essay.docx"));
  await page.getByText("It comes back as the same file").waitFor(patience);
  await tool.humanize.click();
  await tool.proof.waitFor(patience);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("switch", { name: "As tracked changes" }).waitFor();
  await looks();
  expect((await download(page, "Download the file")).name).toBe("student_essay-edited.docx");
  await page.getByRole("button", { name: "Close the downloads" }).click();
  await picker.setInputFiles([documentFixture("opinion.pdf"), documentFixture("cover_letter.odt")]);
  await page.getByRole("button", { name: "Rewrite 2 files" }).waitFor(patience);
  await looks();
  expect(complaints).toEqual([]);
});
