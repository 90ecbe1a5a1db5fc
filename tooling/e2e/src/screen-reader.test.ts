import { expect, inject, test } from "vitest";
import { goTo, useBrowser } from "./browser.ts";
import { humanize, passage } from "./passage.ts";
import { readAloud } from "./spoken.ts";

const { open } = useBrowser();
const { edits, text, proof } = humanize({ text: passage.text });
const first = edits.toSorted((one, other) => one.start - other.start)[0];
const patience = { timeout: 55_000 };

test("by ear and keyboard alone a text is pasted, humanized, reviewed, proved, judged and copied, and the focus never jumps", async () => {
  const { page, complaints } = await open("about:blank", { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });
  const { heard, focus, tabTo } = await readAloud(page);
  await goTo(page, inject("origins").default);
  await page.evaluate((words) => navigator.clipboard.writeText(words), passage.text);

  // The samples and the history open as dialogs, and give the focus back.
  for (const [button, dialog] of [["Try a sample", "Try a sample"], ["History", "History"]] as const) {
    await tabTo("button", button);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: dialog }).waitFor(patience);
    await page.keyboard.press("Escape");
    await expect.poll(focus).toMatchObject({ role: "button", name: button });
  }

  // Pasted and humanized: what happens is announced, and the focus stays in the box.
  await tabTo("textbox", "Your text");
  await page.keyboard.press("Control+v");
  await page.keyboard.press("Control+Enter");
  await expect.poll(heard, patience).toContain("Done.");
  expect(await focus()).toMatchObject({ role: "textbox", name: "Your text" });
  const told = await heard();
  expect(told.indexOf("Editing your text")).toBeLessThan(told.indexOf("Done."));

  // A link leads to the result, where the keys are heard: the first edit says what it was, what it is and why.
  await tabTo("link", "Go to the result");
  await page.keyboard.press("Enter");
  await expect.poll(focus).toMatchObject({ role: "region", name: "Rewritten text" });
  await page.keyboard.press("n");
  const edit = await focus();
  expect(edit.role).toBe("link");
  expect(edit.name).toContain(first?.before === "" ? "After" : "Before");
  expect(edit.description).toBe(first?.reason);
  await page.keyboard.press("u");
  expect((await focus()).name).toMatch(/^undone/u);
  await page.keyboard.press("Control+z");
  expect((await focus()).name).toBe(edit.name);
  // From its mark to its note, where it can be undone with a button that then offers the way back.
  await page.keyboard.press("Enter");
  expect((await focus()).name).toContain(first?.after.trim() || "Taken out");
  await tabTo("button", "Undo");
  await page.keyboard.press("Enter");
  expect(await focus()).toMatchObject({ role: "button", name: "Redo" });
  await page.keyboard.press("Enter");
  expect(await focus()).toMatchObject({ role: "button", name: "Undo" });

  // The proof opens on the facts.
  await page.locator("section[tabindex='-1'] summary").first().focus();
  expect((await focus()).name).toMatch(/facts checked, all kept$/u);
  expect((await focus()).states).not.toContain("expanded");
  await page.keyboard.press("Enter");
  expect((await focus()).states).toContain("expanded");
  const [fact] = await tabTo("button", "");
  expect(fact?.name).not.toBe("");
  expect(proof.lost).toEqual([]);

  // Copied, which is announced.
  await tabTo("button", "Copy");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await heard()).some((said) => said.includes("Copied")), patience).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  // Judged: every stop on the way has a name, and the answer takes the place of the button that had the focus.
  const way = await tabTo("button", "See what our detector says");
  expect(way.filter(({ name }) => name === "")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(focus, patience).toMatchObject({ role: "heading", name: "What our detector says" });
  expect(await heard()).toContain("Checking on this device");
  expect(complaints).toEqual([]);
});
