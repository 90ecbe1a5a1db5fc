import type { ClipboardEvent } from "react";
import { holdsStructure } from "./holds-structure.ts";
import { insert } from "./insert.ts";

/**
 * A rich text that is pasted keeps its structure, as Markdown. What turns it into that is fetched then; where it cannot be had,
 * or finds no structure, the plain text goes in. All else is left to the browser, such as a text that is pasted as plain.
 */
export const pasteRich = (event: ClipboardEvent, box: HTMLTextAreaElement | null) => {
  const html = event.clipboardData.getData("text/html");
  const plain = event.clipboardData.getData("text");
  if (!box || event.target !== box || !holdsStructure(html)) return;
  event.preventDefault();
  import("./to-markdown.ts").then(
    ({ toMarkdown }) => insert(box, toMarkdown(html) ?? plain),
    () => insert(box, plain),
  );
};
