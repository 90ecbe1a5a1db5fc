import { findLocks, parse, type Lock } from "@prosewell/prose";
import { type Shift, shifted } from "@prosewell/prose/shift";
import type { TextMap } from "./text-map.ts";

/** How words are set, as far as Markdown can tell. */
export interface Setting {
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly struck?: boolean | undefined;
  readonly code?: boolean | undefined;
  readonly shift?: Shift | undefined;
  /** Where the words lead to. */
  readonly link?: string | undefined;
}

/** A few characters in a line, set in one way; without a run they are not to be changed. */
export interface Inline<Run> extends Setting {
  readonly text: string;
  readonly run: Run | null;
  readonly from: number;
  readonly to: number;
}

/** In this order marks lie in one another. */
const marks = [
  ["link", "["],
  ["bold", "**"],
  ["italic", "*"],
  ["struck", "~~"],
  ["code", "`"],
] as const;

const blank = /^\s*$/u;
const beforeWord = /(?:^|[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}—–])[\p{Ps}\p{Pi}"']*$/u;
const afterWord = /^(?:$|[\p{Pe}\p{Pf}"'.,;:!?…]*(?:$|[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}—–]))/u;

/** A line break inside a block, which an {@link Inline} writes as one line feed. */
const hardBreak = "  \n";

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly close: string;
  readonly depth: number;
}

/**
 * Adds a line of words with Markdown's marks around what is set in bold, italics and so on. A mark never stands inside a word or a
 * number, a date or a name: one that is set in two ways reads as one. White space at the ends of the line is left out.
 */
export function setLine<Run, Owner>(map: TextMap<Run, Owner>, line: readonly Inline<Run>[], lineBreak = hardBreak): void {
  const inlines = trimmed(line).map((inline) => (inline.shift ? { ...inline, text: shifted(inline.text, inline.shift) } : inline));
  const text = inlines.map((inline) => inline.text).join("");
  const stretches = stretchesOf(inlines, text);
  const opens = new Map<number, Stretch[]>();
  const closes = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    opens.set(stretch.start, [...(opens.get(stretch.start) ?? []), stretch]);
    closes.set(stretch.end, [stretch, ...(closes.get(stretch.end) ?? [])]);
  }
  const pairOf = new Map(stretches.map((stretch) => [stretch, map.newPair()]));
  let at = 0;
  const mark = () => {
    for (const stretch of (closes.get(at) ?? []).toSorted((left, right) => right.depth - left.depth)) map.put(stretch.close, "mark", pairOf.get(stretch));
    for (const stretch of (opens.get(at) ?? []).toSorted((left, right) => left.depth - right.depth)) map.put(stretch.open, "mark", pairOf.get(stretch));
  };
  mark();
  for (const { text: words, run, from, to } of cutAt(inlines, [...opens.keys(), ...closes.keys()])) {
    if (run === null) map.put(words === "\n" ? lineBreak : words, "fixed");
    else map.run(words, run, from, to);
    at += words.length;
    mark();
  }
}

function trimmed<Run>(line: readonly Inline<Run>[]): Inline<Run>[] {
  const inlines = [...line];
  const trimEnds = (take: "shift" | "pop", cut: (inline: Inline<Run>) => Inline<Run>) => {
    for (let inline = inlines[take](); inline; inline = inlines[take]()) {
      const rest = cut(inline);
      if (rest.text === "") continue;
      inlines[take === "shift" ? "unshift" : "push"](rest);
      return;
    }
  };
  const isUnit = ({ text, from, to }: Inline<Run>) => text.length !== to - from;
  trimEnds("shift", (inline) => {
    const text = inline.text.trimStart();
    return { ...inline, text, from: isUnit(inline) ? inline.from : inline.from + inline.text.length - text.length };
  });
  trimEnds("pop", (inline) => {
    const text = inline.text.trimEnd();
    return { ...inline, text, to: isUnit(inline) ? inline.to : inline.to - inline.text.length + text.length };
  });
  return inlines;
}

/** The same line, with no piece that runs over one of these places. */
function* cutAt<Run>(inlines: readonly Inline<Run>[], places: readonly number[]): Generator<Inline<Run>> {
  const inOrder = [...new Set(places)].toSorted((left, right) => left - right);
  let next = 0;
  let at = 0;
  for (const inline of inlines) {
    const { text, from, run } = inline;
    let done = 0;
    for (; (inOrder[next] ?? Infinity) < at + text.length; next += 1) {
      const here = (inOrder[next] ?? 0) - at;
      if (here <= done || (run !== null && text.length !== inline.to - from)) continue;
      yield { ...inline, text: text.slice(done, here), from: from + done, to: from + here };
      done = here;
    }
    yield { ...inline, text: text.slice(done), from: from + done };
    at += text.length;
  }
}

function stretchesOf<Run>(inlines: readonly Inline<Run>[], text: string): Stretch[] {
  const found: Stretch[] = [];
  const starts: number[] = [];
  let length = 0;
  for (const inline of inlines) {
    starts.push(length);
    length += inline.text.length;
  }
  const divides = dividing(text);
  let regions = [{ start: 0, end: text.length }];
  for (const [depth, [key, open]] of marks.entries()) {
    const inner: { start: number; end: number }[] = [];
    for (const region of regions) {
      let rest = region.start;
      for (const stretch of runsOf(inlines, starts, key, region)) {
        const span = hug(text, stretch);
        if (!span || !fits(text, span, region) || (key !== "link" && (divides(span.start) || divides(span.end))) || (key === "code" && text.slice(span.start, span.end).includes("`"))) continue;
        if (key === "link" && text.slice(span.start, span.end) === stretch.value) continue;
        const close = key === "link" ? `](${target(String(stretch.value))})` : open;
        found.push({ ...span, open, close, depth });
        inner.push({ start: rest, end: span.start }, span);
        rest = span.end;
      }
      inner.push({ start: rest, end: region.end });
    }
    regions = inner.filter(({ start, end }) => start < end);
  }
  return found;
}

/** Maximal stretches of a region in which one thing holds; over white space it goes on. */
function* runsOf<Run>(inlines: readonly Inline<Run>[], starts: readonly number[], key: keyof Setting, region: { readonly start: number; readonly end: number }) {
  const first = lastAtMost(starts, region.start);
  let at = starts[first] ?? 0;
  let open: { start: number; end: number; value: string | boolean } | null = null;
  for (let index = first; index < inlines.length && at < region.end; index += 1) {
    const inline = inlines[index];
    if (!inline) break;
    const start = Math.max(region.start, at);
    const end = Math.min(region.end, at + inline.text.length);
    at += inline.text.length;
    if (start >= end) continue;
    const value = inline[key];
    if (open && (value === open.value || (key !== "link" && blank.test(inline.text)))) {
      open.end = end;
    } else {
      if (open) yield open;
      open = value ? { start, end, value } : null;
    }
  }
  if (open) yield open;
}

/** Locks of a whole block, and those that hold with marks inside. */
const wide = new Set<Lock["kind"]>(["structure", "quotation", "markup"]);

/**
 * Tells whether a place is in the midst of what locks as one: a number and its unit, a date, a name, a negation. Marks there would make two
 * of it, each of which might then be changed. Most lines have no marks, and are not searched.
 */
function dividing(text: string): (place: number) => boolean {
  let inside: Uint8Array | undefined;
  return (place) => {
    if (place === 0 || place === text.length) return false;
    inside ??= insideLocks(text);
    return inside[place] === 1;
  };
}

function insideLocks(text: string): Uint8Array {
  const inside = new Uint8Array(text.length + 1);
  for (const { kind, start, end } of findLocks(parse(text))) if (!wide.has(kind)) inside.fill(1, start + 1, end);
  return inside;
}

/** The index of the last of some numbers, in order, that is not above a limit. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? Infinity) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The stretch without the white space at its ends. */
function hug(text: string, { start, end }: { readonly start: number; readonly end: number }) {
  const inside = text.slice(start, end);
  const from = start + inside.length - inside.trimStart().length;
  const to = end - inside.length + inside.trimEnd().length;
  return from < to ? { start: from, end: to } : null;
}

/** Whether marks at both ends would stand between words. Only the nearest characters decide. */
const fits = (text: string, { start, end }: { readonly start: number; readonly end: number }, region: { readonly start: number; readonly end: number }) =>
  beforeWord.test(text.slice(Math.max(region.start, start - 6), start)) && afterWord.test(text.slice(end, Math.min(region.end, end + 12)));

const target = (link: string) => link.replaceAll(/[\s()<>]/gu, (character) => encodeURIComponent(character).replaceAll("(", "%28").replaceAll(")", "%29"));
