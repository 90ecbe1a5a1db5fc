import { collapsed } from "../map/collapse.ts";
import type { Inline, Setting } from "../map/inline.ts";
import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { attributeOf, decodedIn, isElement, textIn } from "../xml/text.ts";
import type { OdtStyles } from "./styles.ts";

/** Where characters stand: inside an element of the text, by its style. */
export interface OdtRun {
  /** The innermost `text:span`'s style; `undefined` outside of one. */
  readonly style: string | undefined;
  /** The paragraph or heading. */
  readonly block: XmlElement;
}

export interface LineContext {
  readonly part: XmlPart;
  readonly styles: OdtStyles;
  /** Ids of what earlier tracked changes put in, and those among them that have begun and not ended. */
  readonly insertions: ReadonlySet<string>;
  readonly open: Set<string>;
  /** Called for a note; gives its label, empty for none. */
  readonly onNote: (note: XmlElement) => string;
}

/** Elements inside a line that show no text of their own. */
const silent = /^(?:text:(?:soft-page-break|change|bookmark.*|reference-mark.*|toc-mark.*|alphabetical-index-mark.*|user-index-mark.*|hidden-text|hidden-paragraph)|office:annotation.*|svg:.*|form:.*|presentation:.*)$/u;

/** The words of a paragraph or heading, in order, with how they are set. */
export function readLine(block: XmlElement, context: LineContext): Inline<OdtRun>[] {
  const { part, styles, insertions, open } = context;
  const line: Inline<OdtRun>[] = [];
  const still = (text: string, setting: Setting = {}) => line.push({ ...setting, text, run: null, from: 0, to: 0 });

  const visit = (parent: XmlElement, run: OdtRun, setting: Setting) => {
    for (const child of parent.children) {
      if (!isElement(child)) {
        const place = open.size > 0 ? null : run;
        if (child.isRaw) still(part.source.slice(child.start, child.end), setting);
        else for (const decoded of decodedIn(part.source, child.start, child.end)) for (const inline of collapsed(line, decoded, place, setting)) line.push(inline);
        continue;
      }
      switch (child.name) {
        case "text:span": {
          const style = attributeOf(part, child, "text:style-name");
          visit(child, { ...run, style }, { ...setting, bold: styles.bold(style) ?? setting.bold, italic: styles.italic(style) ?? setting.italic, shift: styles.shift(style) ?? setting.shift });
          break;
        }
        case "text:a":
          visit(child, run, { ...setting, link: attributeOf(part, child, "xlink:href") });
          break;
        case "text:meta":
          visit(child, run, setting);
          break;
        case "text:s": {
          // As many spaces as it says, though no more than a line has.
          const text = " ".repeat(Math.min(Number(attributeOf(part, child, "text:c") ?? 1) || 1, 100));
          if (open.size > 0) still(text, setting);
          else line.push({ ...setting, text, run, from: child.start, to: child.end });
          break;
        }
        case "text:tab":
          still("\t", setting);
          break;
        case "text:line-break":
          still("\n");
          break;
        case "text:note": {
          const label = context.onNote(child);
          if (label !== "") still(`[^${label}]`);
          break;
        }
        case "text:change-start": {
          const id = attributeOf(part, child, "text:change-id") ?? "";
          if (insertions.has(id)) open.add(id);
          break;
        }
        case "text:change-end":
          open.delete(attributeOf(part, child, "text:change-id") ?? "");
          break;
        case "draw:frame":
        case "draw:a":
          if (attributeOf(part, child, "text:anchor-type") === "as-char") still(`![${altOf(part, child)}](image)`);
          break;
        default:
          // Whatever else shows text is a field, and writes it anew.
          if (!silent.test(child.name) && !child.name.startsWith("draw:")) still(textIn(part, child).replaceAll(/\s+/gu, " "), setting);
      }
    }
  };
  visit(block, { style: undefined, block }, {});
  return line;
}

function altOf(part: XmlPart, frame: XmlElement): string {
  const title = frame.children.find((child) => child.name === "svg:title" || child.name === "svg:desc");
  return title && isElement(title) ? textIn(part, title).replaceAll(/[[\]\s]+/gu, " ").trim() : "";
}
