import { all, declared, unwrap } from "./dom.ts";

const isHeavy = (weight: string) => /^(?:bold|bolder|[6-9]00)$/u.test(weight);
const isLight = (weight: string) => /^(?:normal|lighter|[1-5]00)$/u.test(weight);

/** Emphasis and powers stand in elements, and only where it says something: not all over a heading, nor around a document that is not bold. */
export const toEmphasis = (root: ParentNode) => {
  for (const bold of all(root, "b, strong")) if (isLight(declared(bold, "font-weight"))) unwrap(bold);
  for (const italic of all(root, "i, em")) if (declared(italic, "font-style") === "normal") unwrap(italic);
  for (const span of all(root, "span, font")) emphasize(span);
  for (const bold of all(root, ":is(h1, h2, h3, h4, h5, h6, th) :is(b, strong)")) unwrap(bold);
  for (const name of ["b", "strong", "i", "em", "del", "s", "sup", "sub"]) for (const element of all(root, name)) withNext(element);
};

const emphasize = (span: HTMLElement) => {
  let inner: Element = span;
  const wrap = (name: string) => {
    const around = span.ownerDocument.createElement(name);
    around.append(...inner.childNodes);
    inner.append(around);
    inner = around;
  };
  if (span.textContent.trim() === "") return;
  if (isHeavy(declared(span, "font-weight")) && !span.closest("b, strong")) wrap("strong");
  if (declared(span, "font-style") === "italic" && !span.closest("i, em")) wrap("em");
  if (declared(span, "text-decoration").includes("line-through") && !span.closest("del, s")) wrap("del");
  if (declared(span, "vertical-align") === "super") wrap("sup");
  if (declared(span, "vertical-align") === "sub") wrap("sub");
  unwrap(span);
};

/** Word processors cut a run of bold words anywhere; two marks side by side would meet in the text. */
const withNext = (element: Element) => {
  while (element.nextSibling instanceof Element && element.nextSibling.nodeName === element.nodeName) {
    element.append(...element.nextSibling.childNodes);
    element.nextSibling.remove();
  }
};
