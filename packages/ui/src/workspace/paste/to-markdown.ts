// oxlint-disable-next-line typescript/triple-slash-reference -- an app that compiles this file sees no other declaration
/// <reference path="./turndown-plugin-gfm.d.ts" />
import { gfm } from "@joplin/turndown-plugin-gfm";
import { shifted } from "@prosewell/prose/shift";
import TurndownService from "turndown";
import { tidy } from "./tidy.ts";

const structure = "h1, h2, h3, h4, h5, h6, li, table, a, b, strong, i, em, del, s, blockquote, pre, code, sup, sub";

const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced", emDelimiter: "*", hr: "---", br: "" });
service.use(gfm);
// The text is read by people: a backslash before every bracket and underscore would be one more thing to clean up.
service.escape = (text) => text;
service.addRule("shift", { filter: ["sup", "sub"], replacement: (content, { nodeName }) => shifted(content, nodeName === "SUP" ? "up" : "down") });
service.addRule("listItem", {
  filter: "li",
  replacement: (content, item) => {
    const marker = markerOf(item);
    const lines = content.trim().replaceAll(/\n+/gu, `\n${" ".repeat(marker.length)}`);
    return `${marker}${lines}${item.nextSibling ? "\n" : ""}`;
  },
});

const markerOf = ({ parentNode, previousElementSibling }: { readonly parentNode: Node | null; readonly previousElementSibling: Element | null }): string => {
  if (!(parentNode instanceof Element) || parentNode.nodeName !== "OL") return "- ";
  let nth = Number(parentNode.getAttribute("start") ?? 1);
  for (let before = previousElementSibling; before; before = before.previousElementSibling) nth += 1;
  return `${nth}. `;
};

/**
 * The Markdown of HTML from a clipboard; `null` where it holds no more than its plain text. Nothing in it runs and nothing is
 * fetched: it is parsed apart from the page, and only its text and its shape are read.
 */
export const toMarkdown = (html: string): string | null => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  tidy(body);
  if (!body.querySelector(structure)) return null;
  return service
    .turndown(body)
    .replaceAll(/(?<![ \t])[ \t]+$/gmu, "")
    .trim();
};
