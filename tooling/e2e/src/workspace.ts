import type { Page } from "playwright-core";

/** The hero's tool, in the words of the person who uses it. */
export const workspace = (page: Page) => {
  const input = page.getByRole("textbox", { name: "Your text" });
  const result = page.getByRole("region", { name: "Rewritten text" });
  return {
    input,
    result,
    // Not the one in the note about an output that is out of date.
    humanize: page.locator("button[aria-keyshortcuts]"),
    proof: result.getByText(/facts? (?:checked|to check)/u),
    cancel: page.getByRole("button", { name: "Cancel" }),
    copy: result.getByRole("button", { name: "Copy" }),
    notes: result.getByRole("complementary").getByRole("list").first().getByRole("listitem"),
  };
};

/** Chooses a tone where it is shown: in a row, or in the device's own list on a phone. */
export async function chooseTone(page: Page, tone: string): Promise<void> {
  const list = page.getByRole("combobox", { name: "Tone" });
  if (await list.isVisible()) await list.selectOption({ label: tone });
  else await page.getByRole("radio", { name: tone }).check({ force: true });
}

/** Puts a text in, presses the button, and waits for the proof. */
export async function humanizePassage(page: Page, text: string): Promise<void> {
  const tool = workspace(page);
  await tool.input.fill(text);
  await tool.humanize.click();
  // The first run fetches the engine, on a machine that may be busy with other tests.
  await tool.proof.waitFor({ timeout: 55_000 });
}
