import type { Shift } from "@prosewell/prose/shift";
import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { attributeOf, childOf, elementsIn } from "../xml/text.ts";

/** What styles say that Markdown can show. */
export interface OdtStyles {
  bold(name: string | undefined): boolean | undefined;
  italic(name: string | undefined): boolean | undefined;
  shift(name: string | undefined): Shift | undefined;
  /** The names of a paragraph's style and of those that it is made from. */
  chain(name: string | undefined): string[];
  /** Whether a list counts at a level, which begins at 1. */
  counts(list: string | undefined, level: number): boolean;
}

const longestChain = 20;

interface Found {
  readonly part: XmlPart;
  readonly element: XmlElement;
}

/** `super 58%`, or by how much of the letters' size. */
const shiftOf = (position: string): Shift | undefined => {
  if (/^(?:super|[1-9])/u.test(position)) return "up";
  return /^(?:sub|-)/u.test(position) ? "down" : undefined;
};

/** Two families may both have a style of one name. */
const keyOf = (family: string | undefined, name: string) => `${family} ${name}`;

export function stylesOf(parts: readonly (XmlPart | undefined)[]): OdtStyles {
  const styles = new Map<string, Found>();
  const lists = new Map<string, Found>();
  for (const part of parts) {
    for (const holder of part ? elementsIn(part.root).filter(({ name }) => /^office:(?:automatic-)?styles$/u.test(name)) : []) {
      for (const element of elementsIn(holder)) {
        const name = part && attributeOf(part, element, "style:name");
        if (!part || name === undefined) continue;
        // Styles of the text itself come first, and hold.
        const [known, key] = element.name === "text:list-style" ? [lists, name] : [styles, keyOf(attributeOf(part, element, "style:family"), name)];
        if (!known.has(key)) known.set(key, { part, element });
      }
    }
  }

  const chainOf = (family: string, name: string | undefined): string[] => {
    const names: string[] = [];
    for (let at = name; at !== undefined && names.length < longestChain; ) {
      names.push(at);
      const found = styles.get(keyOf(family, at));
      at = found && attributeOf(found.part, found.element, "style:parent-style-name");
    }
    return names;
  };
  const property = (name: string | undefined, key: string): string | undefined => {
    for (const style of chainOf("text", name)) {
      const found = styles.get(keyOf("text", style));
      const properties = found && childOf(found.element, "style:text-properties");
      const value = found && properties && attributeOf(found.part, properties, key);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const is = (value: string | undefined, yes: RegExp) => (value === undefined ? undefined : yes.test(value));
  return {
    bold: (name) => is(property(name, "fo:font-weight"), /^(?:bold|[6-9]00)$/u),
    italic: (name) => is(property(name, "fo:font-style"), /^(?:italic|oblique)$/u),
    shift: (name) => shiftOf(property(name, "style:text-position") ?? ""),
    chain: (name) => chainOf("paragraph", name),
    counts: (list, level) => {
      const found = list === undefined ? undefined : lists.get(list);
      return !!found && elementsIn(found.element).some((element) => element.name === "text:list-level-style-number" && attributeOf(found.part, element, "text:level") === String(level));
    },
  };
}
