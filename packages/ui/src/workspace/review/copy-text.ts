/** Puts a text on the clipboard; also where the page is not served securely and the modern way is missing. */
export const copyText = async (text: string): Promise<boolean> => {
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
