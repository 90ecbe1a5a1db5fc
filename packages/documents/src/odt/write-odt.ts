import type { Tracking } from "../document.ts";
import type { Settled } from "../map/settle.ts";
import { splice, type Splice } from "../map/splice.ts";
import { writeSource } from "../map/write-source.ts";
import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { childOf, elementsIn, escape } from "../xml/text.ts";
import type { OdtRun } from "./line.ts";
import type { OdtText } from "./read-odt.ts";

type OdtChange = Settled<OdtRun, XmlElement>;

/** The text's part as it is after the changes. */
export function writeOdt({ part, body }: OdtText, changes: readonly OdtChange[], tracked: Tracking | undefined): string {
  if (tracked) return splice(part.source, tracking(part, body, changes, tracked));
  const removable = changes.map((change) => ({ ...change, emptied: change.emptied.map((block) => (isRemovable(block) ? { start: block.start, end: block.end } : null)) }));
  return writeSource(part.source, removable, written);
}

/** One space is a space; more of them need an element, or they would be one again. */
const written = (text: string): string => escape(text).replaceAll(/ {2,}/gu, (gap) => ` <text:s text:c="${gap.length - 1}"/>`);

/** A block that holds nothing but words, in a place that may be empty. */
const isRemovable = (block: XmlElement): boolean => {
  const isPlain = (element: XmlElement): boolean => elementsIn(element).every((child) => (child.name === "text:span" || child.name === "text:s") && isPlain(child));
  return block.parent?.name === "office:text" && isPlain(block);
};

/**
 * Changes as OpenDocument tracks them: what goes is kept in a list before the text, and what comes stands between two marks. The
 * reason is an annotation at the place.
 */
function tracking(part: XmlPart, body: XmlElement, changes: readonly OdtChange[], { author, date, comments }: Tracking): Splice[] {
  const by = `<dc:creator>${escape(author)}</dc:creator><dc:date>${date.toISOString().replace(/\.\d+Z$/u, "")}</dc:date>`;
  const info = `<office:change-info>${by}</office:change-info>`;
  const regions: string[] = [];
  const splices: Splice[] = [];
  const newId = idsBeside(part.source);
  const region = (inside: string) => {
    const id = newId();
    regions.push(`<text:changed-region xml:id="${id}" text:id="${id}">${inside}</text:changed-region>`);
    return id;
  };
  for (const { change, operations } of changes) {
    for (const [at, { run, from, to, after }] of operations.entries()) {
      let text = "";
      if (at === 0 && comments && change.reason !== undefined && isInText(run.block)) text += `<office:annotation>${by}<text:p>${escape(change.reason)}</text:p></office:annotation>`;
      if (from < to) {
        const old = part.source.slice(from, to);
        const kept = run.style === undefined ? old : `<text:span text:style-name="${escape(run.style)}">${old}</text:span>`;
        text += `<text:change text:change-id="${region(`<text:deletion>${info}<text:p>${kept}</text:p></text:deletion>`)}"/>`;
      }
      if (after !== "") {
        const id = region(`<text:insertion>${info}</text:insertion>`);
        text += `<text:change-start text:change-id="${id}"/>${written(after)}<text:change-end text:change-id="${id}"/>`;
      }
      splices.push({ from, to, text });
    }
  }
  if (regions.length === 0) return splices;
  const list = childOf(body, "text:tracked-changes");
  const inside = regions.join("");
  if (!list) splices.push({ from: placeForList(body), to: placeForList(body), text: `<text:tracked-changes text:track-changes="false">${inside}</text:tracked-changes>` });
  else if (list.closeStart === list.end) splices.push({ from: list.start, to: list.end, text: `${part.source.slice(list.start, list.openEnd).replace(/\s*\/>$/u, ">")}${inside}</text:tracked-changes>` });
  else splices.push({ from: list.closeStart, to: list.closeStart, text: inside });
  return splices;
}

/** The list of changes comes first in the text, after forms alone. */
const placeForList = (body: XmlElement): number => childOf(body, "office:forms")?.end ?? body.openEnd;

/** LibreOffice drops annotations in notes. */
const isInText = (block: XmlElement): boolean => {
  for (let at = block.parent; at; at = at.parent) if (at.name === "text:note-body") return false;
  return true;
};

function idsBeside(source: string): () => string {
  let last = 0;
  for (const [, number] of source.matchAll(/"ct(\d{1,15})"/gu)) last = Math.max(last, Number(number));
  return () => `ct${(last += 1)}`;
}
