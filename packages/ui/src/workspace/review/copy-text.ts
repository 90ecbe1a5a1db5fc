/** Longer texts go as plain text alone: to draw up a book would hold the page. In UTF-16 code units. */
const longestRich = 100_000;

/**
 * Puts a text on the clipboard, as it is and as rich text, so that the program that it is pasted into takes what it can; as
 * plain text alone where the browser takes no more, and also where the page is not served securely and the modern way is missing.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await (text.length > longestRich ? navigator.clipboard.writeText(text) : writeRich(text));
    return true;
  } catch {
    return copyPlain(text);
  }
};

/** What makes HTML of it is fetched at the first copy; a promise, so that the press still counts as one. */
const writeRich = (text: string) =>
  navigator.clipboard.write([
    new ClipboardItem({
      "text/plain": new Blob([text], { type: "text/plain" }),
      "text/html": import("./rich-text.ts").then(({ toHtml }) => new Blob([toHtml(text)], { type: "text/html" })),
    }),
  ]);

const copyPlain = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

const copyBySelection = (text: string) => {
  const carrier = document.createElement("textarea");
  const focused = document.activeElement;
  carrier.value = text;
  carrier.readOnly = true;
  Object.assign(carrier.style, { position: "fixed", insetBlockStart: "0", opacity: "0" });
  document.body.append(carrier);
  carrier.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    carrier.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};
