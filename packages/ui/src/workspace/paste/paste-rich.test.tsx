import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pasteRich } from "./paste-rich.ts";

// A browser that does not insert by command; that one does is seen in one.
beforeAll(() => void Object.assign(document, { execCommand: () => false }));
const onSigns = vi.fn<() => void>();
beforeEach(() => onSigns.mockClear());
afterEach(cleanup);

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");

/** What the browser is left to do with a paste. */
const paste = (data: Readonly<Record<string, string>>, target: () => Element = box) => {
  render(
    <div onPaste={(event) => pasteRich(event, box(), onSigns)}>
      <textarea defaultValue="Before. After." />
      <button type="button">Other</button>
    </div>,
  );
  box().setSelectionRange(8, 8);
  return fireEvent.paste(target(), { clipboardData: { getData: (type: string) => data[type === "text" ? "text/plain" : type] ?? "" } });
};

test("a rich text goes in as Markdown where the caret is", async () => {
  expect(paste({ "text/plain": "Very new.", "text/html": "<p><b>Very</b> new.</p>" })).toBe(false);
  await waitFor(() => expect(box().value).toBe("Before. **Very** new.After."));
  expect(box().selectionStart).toBe("Before. **Very** new.".length);
  expect(onSigns).toHaveBeenCalledOnce();
});

test.each([
  ["a list, which reads as one", "One\nTwo", "<ul><li>One</li><li>Two</li></ul>", "- One"],
  ["signs that the person wrote", "# Very\n\n**new**", "<p># Very</p><p>**new** and <i>more</i></p>", "# Very"],
])("%s is nothing to explain", async (_, plain, html, found) => {
  paste({ "text/plain": plain, "text/html": html });
  await waitFor(() => expect(box().value).toContain(found));
  expect(onSigns).not.toHaveBeenCalled();
});

test("a wrapper without structure brings in the plain text", async () => {
  paste({ "text/plain": "A line\nand  another.", "text/html": '<b style="font-weight:normal"><p>A line</p><p>and another.</p></b>' });
  await waitFor(() => expect(box().value).toBe("Before. A line\nand  another.After."));
});

test("a plain text, and what is pasted elsewhere, is left to the browser", () => {
  expect(paste({ "text/plain": "Very new." })).toBe(true);
  cleanup();
  expect(paste({ "text/plain": "New.", "text/html": "<b>New.</b>" }, () => screen.getByRole("button"))).toBe(true);
  expect(box().value).toBe("Before. After.");
});
