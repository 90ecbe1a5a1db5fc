import type { ClipboardEvent } from "react";
import { holdsStructure } from "./holds-structure.ts";
import { insert } from "./insert.ts";

/** What a person who knows no Markdown stumbles over. */
const signs = /^#{1,6} |\*\*|\]\(|^\|.*\|$/mu;

/**
 * A rich text that is pasted keeps its structure, as Markdown. What turns it into that is fetched then; where it cannot be had,
 * or finds no structure, the plain text goes in. All else is left to the browser, such as a text that is pasted as plain.
 * `onSigns` is told after signs of Markdown went in that the person did not write.
 */
export const pasteRich = (event: ClipboardEvent, box: HTMLTextAreaElement | null, onSigns: () => void) => {
  const html = event.clipboardData.getData("text/html");
  const plain = event.clipboardData.getData("text");
  if (!box || event.target !== box || !holdsStructure(html)) return;
  event.preventDefault();
  import("./to-markdown.ts").then(
    ({ toMarkdown }) => {
      const markdown = toMarkdown(html);
      insert(box, markdown ?? plain);
      if (markdown !== null && signs.test(markdown) && !signs.test(plain)) onSigns();
    },
    () => insert(box, plain),
  );
};
