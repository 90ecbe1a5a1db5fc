import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { attributeOf, childOf, elementsIn } from "../xml/text.ts";
import type { Names } from "./names.ts";
import { valueOf } from "./styles.ts";

/** Gives the marks of list items, one call for each item in the order of the document; `null` where a list shows none. */
export type Numbering = (list: string, level: number) => string | null;

const firstOf = (part: XmlPart, w: Names, level: XmlElement | undefined) => Number(valueOf(part, w, level, "start") ?? 1);

export function numberingOf(part: XmlPart | undefined, w: Names): Numbering {
  const lists = new Map<string, { readonly levels: ReadonlyMap<number, XmlElement>; readonly starts: ReadonlyMap<number, number>; readonly counts: number[] }>();
  if (part) {
    const elements = elementsIn(part.root);
    const levelsOf = (parent: XmlElement) =>
      new Map(
        elementsIn(parent)
          .filter(({ name }) => name === w("lvl"))
          .map((level) => [Number(attributeOf(part, level, w("ilvl")) ?? 0), level]),
      );
    const abstract = new Map(elements.filter(({ name }) => name === w("abstractNum")).map((element) => [attributeOf(part, element, w("abstractNumId")), levelsOf(element)]));
    for (const element of elements) {
      const id = element.name === w("num") ? attributeOf(part, element, w("numId")) : undefined;
      if (id === undefined) continue;
      const levels = new Map(abstract.get(valueOf(part, w, element, "abstractNumId")));
      const starts = new Map<number, number>();
      for (const override of elementsIn(element).filter(({ name }) => name === w("lvlOverride"))) {
        const depth = Number(attributeOf(part, override, w("ilvl")) ?? 0);
        const level = childOf(override, w("lvl"));
        const start = valueOf(part, w, override, "startOverride");
        if (level) levels.set(depth, level);
        if (start !== undefined) starts.set(depth, Number(start));
      }
      lists.set(id, { levels, starts, counts: [] });
    }
  }

  return (id, depth) => {
    const list = lists.get(id);
    const level = list?.levels.get(depth);
    const format = part && valueOf(part, w, level, "numFmt");
    if (!list || !part || format === "none") return null;
    if (format === undefined || format === "bullet") return "-";
    const count = list.counts[depth] ?? list.starts.get(depth) ?? firstOf(part, w, level);
    list.counts.length = depth;
    list.counts[depth] = count + 1;
    return `${count}.`;
  };
}
