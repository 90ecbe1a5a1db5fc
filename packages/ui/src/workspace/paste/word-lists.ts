import { all, declared } from "./dom.ts";

/** “1.”, “(a)” or “iv)”, as against a bullet, which may be the letter o. */
const numbering = /^\(?(?:(\d+)|[a-z]{1,5})[.)]/iu;

/** A list under way, and how deep it lies. */
interface Open {
  readonly list: Element;
  readonly level: number;
}

/** Word writes list items as paragraphs that name their level and carry their bullet or number as text; they become lists. */
export const toLists = (root: ParentNode) => {
  let open: Open[] = [];
  let last: Element | null = null;
  for (const paragraph of all(root, "p")) {
    const level = Number(/\blevel(\d)/u.exec(declared(paragraph, "mso-list"))?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    open = placed(open, paragraph, level);
    last = open[0]?.list ?? null;
  }
};

/** Puts a paragraph as an item on the list of its level, and begins that where there is none. Gives the lists that go on. */
const placed = (open: readonly Open[], paragraph: Element, level: number): Open[] => {
  const number = numbering.exec(takeMarker(paragraph));
  const name = number ? "OL" : "UL";
  const outer = open.filter((one) => one.level < level);
  const same = open.find((one) => one.level === level && one.list.nodeName === name);
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  if (same) {
    same.list.append(item);
    paragraph.remove();
    return [...outer, same];
  }
  const list = paragraph.ownerDocument.createElement(name);
  if (number?.[1] && number[1] !== "1") list.setAttribute("start", number[1]);
  list.append(item);
  const parent = outer.at(-1)?.list.lastElementChild;
  if (parent) {
    parent.append(list);
    paragraph.remove();
  } else paragraph.replaceWith(list);
  return [...outer, { list, level }];
};

/** The bullet or number, which leaves the paragraph. */
const takeMarker = (paragraph: Element): string => {
  const markers = all(paragraph, "span").filter((span) => declared(span, "mso-list") === "ignore");
  for (const span of markers) span.remove();
  return markers.map(({ textContent }) => textContent.trim()).join("");
};
