import { all, declared, unwrap } from "./dom.ts";
import { toEmphasis } from "./emphasis.ts";
import { toLists } from "./word-lists.ts";

/** What is no text, or none that a reader sees. */
const unseen = "head, style, script, noscript, template, iframe, object, embed, svg, canvas, audio, video, img, picture, button, input, select, textarea, colgroup, [hidden], a[href^='#_msocom']";
const address = /^(?:https?:|mailto:)/iu;
const blocks = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, tbody, tr, td, br";
/** What the conversion looks at. */
const kept: Readonly<Record<string, readonly string[]>> = { A: ["href"], OL: ["start"] };

/** Makes plain HTML of what a program wrote: structure in elements, nothing in styles, nothing that does something. */
export const tidy = (root: HTMLElement) => {
  for (const element of all(root, unseen)) element.remove();
  for (const element of all(root, "*")) if (declared(element, "display") === "none" || declared(element, "mso-hide") === "all") element.remove();
  // Word's own elements, such as <o:p>: at the end of every paragraph, and the whole of an empty one.
  for (const element of all(root, "*")) {
    if (!element.nodeName.includes(":")) continue;
    if (element.textContent.trim() === "") element.remove();
    else unwrap(element);
  }
  for (const space of all(root, "span")) if (declared(space, "mso-spacerun") === "yes") space.replaceWith(" ");
  for (const title of all(root, "p.MsoTitle")) title.replaceWith(heading(title));
  toLists(root);
  for (const table of all(root, "table")) tidyTable(table);
  toEmphasis(root);
  for (const link of all(root, "a")) if (!address.test(link.getAttribute("href") ?? "")) unwrap(link);
  for (const list of all(root, ":is(ul, ol) > :is(ul, ol)")) list.previousElementSibling?.append(list);
  for (const only of all(root, "li > p:first-child")) if (!only.nextElementSibling?.matches("p")) unwrap(only);
  for (const element of all(root, "*")) {
    for (const name of element.getAttributeNames()) if (!kept[element.nodeName]?.includes(name)) element.removeAttribute(name);
  }
};

const heading = (title: Element) => {
  const made = title.ownerDocument.createElement("h1");
  made.append(...title.childNodes);
  return made;
};

/** A cell holds one line, and the first row names the columns where none is marked to. */
const tidyTable = (table: HTMLElement) => {
  for (const cell of all(table, "td, th")) {
    for (const block of all(cell, blocks)) {
      block.after(" ");
      unwrap(block);
    }
  }
  if (table.querySelector("th")) return;
  for (const cell of all(table, "tr:first-child > td").slice(0, table.querySelector("tr")?.children.length)) {
    const named = cell.ownerDocument.createElement("th");
    named.append(...cell.childNodes);
    cell.replaceWith(named);
  }
};
