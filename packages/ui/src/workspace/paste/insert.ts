/** Puts a text where the caret is, over what is selected, as typing would: the browser's own undo takes it back. */
export const insert = (box: HTMLTextAreaElement, text: string) => {
  box.focus({ preventScroll: true });
  if (document.execCommand("insertText", false, text)) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
};
