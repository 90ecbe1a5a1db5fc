/**
 * A backtracking matcher that counts its steps, for patterns as JavaScript writes them: a clock tells only how fast a machine is.
 * It tries what an engine without shortcuts tries, in the same order.
 */

type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

type Node =
  | { readonly type: "character"; readonly matches: (character: string) => boolean }
  | { readonly type: "sequence" | "choice"; readonly parts: readonly Node[] }
  | { readonly type: "repeat"; readonly part: Node; readonly least: number; readonly most: number; readonly isLazy: boolean }
  | { readonly type: "look"; readonly part: Node; readonly isBehind: boolean; readonly isDenied: boolean }
  | { readonly type: "group"; readonly part: Node; readonly index: number }
  | { readonly type: "again"; readonly index: number | string }
  | { readonly type: "edge"; readonly holds: (text: string, at: number) => boolean };

/** A pattern, read. */
export interface Parsed {
  readonly root: Node;
  readonly repeats: readonly (Node & { type: "repeat" })[];
  readonly names: ReadonlyMap<string, number>;
}

const isWord = (character: string | undefined) => character !== undefined && /\w/.test(character);
const isBreak = (character: string | undefined) => character === undefined || character === "\n" || character === "\r";

const edges: Readonly<Record<string, (isMany: boolean) => (text: string, at: number) => boolean>> = {
  "^": (isMany) => (text, at) => at === 0 || (isMany && isBreak(text[at - 1])),
  $: (isMany) => (text, at) => at === text.length || (isMany && isBreak(text[at])),
  "\\b": () => (text, at) => isWord(text[at - 1]) !== isWord(text[at]),
  "\\B": () => (text, at) => isWord(text[at - 1]) === isWord(text[at]),
};

const opening = /^\((?:(?<plain>\?:)|(?<look>\?<?[=!])|(?:\?<(?<name>\w+)>)?)/;
const quantifier = /^(?:[*+?]|\{(?<least>\d+)(?<open>,(?<most>\d*))?\})(?<lazy>\??)/;
const atom = /^(?:\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Z]|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^])/u;

/** Reads a pattern. */
export function parsePattern({ source, flags }: RegExp): Parsed {
  const repeats: (Node & { type: "repeat" })[] = [];
  const names = new Map<string, number>();
  let at = 0;
  let groups = 0;

  const choice = (): Node => {
    const parts = [sequence()];
    while (source[at] === "|") {
      at += 1;
      parts.push(sequence());
    }
    const [only, ...others] = parts;
    return only && others.length === 0 ? only : { type: "choice", parts };
  };
  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") parts.push(quantified(single()));
    return { type: "sequence", parts };
  };
  const quantified = (part: Node): Node => {
    const found = quantifier.exec(source.slice(at));
    if (!found) return part;
    at += found[0].length;
    const { least, open, most, lazy } = found.groups ?? {};
    const sign = found[0][0];
    const low = least === undefined ? (sign === "+" ? 1 : 0) : Number(least);
    const high = least === undefined ? (sign === "?" ? 1 : Infinity) : open === undefined ? low : most ? Number(most) : Infinity;
    const repeat = { type: "repeat", part, least: low, most: high, isLazy: lazy === "?" } as const;
    repeats.push(repeat);
    return repeat;
  };
  const single = (): Node => {
    const group = opening.exec(source.slice(at));
    if (group) {
      at += group[0].length;
      const { plain, look, name } = group.groups ?? {};
      const index = plain === undefined && look === undefined ? (groups += 1) : 0;
      if (name !== undefined) names.set(name, index);
      const part = choice();
      at += 1;
      if (look !== undefined) return { type: "look", part, isBehind: look.includes("<"), isDenied: look.endsWith("!") };
      return index === 0 ? part : { type: "group", part, index };
    }
    const again = /^\\(?:(?<index>[1-9])|k<(?<name>\w+)>)/.exec(source.slice(at));
    if (again) {
      at += again[0].length;
      return { type: "again", index: again.groups?.["name"] ?? Number(again.groups?.["index"]) };
    }
    const edge = /^(?:[$^]|\\[bB])/.exec(source.slice(at))?.[0];
    if (edge !== undefined && edges[edge]) {
      at += edge.length;
      return { type: "edge", holds: edges[edge](flags.includes("m")) };
    }
    const written = atom.exec(source.slice(at))?.[0] ?? "";
    at += written.length;
    return { type: "character", matches: characterTest(written, flags.replaceAll(/[^isu]/g, "")) };
  };
  return { root: choice(), repeats, names };
}

const tests = new Map<string, (character: string) => boolean>();

function characterTest(written: string, flags: string): (character: string) => boolean {
  const key = `${flags}/${written}`;
  const known = tests.get(key);
  if (known) return known;
  const pattern = new RegExp(`^${written}$`, flags);
  const seen = new Map<string, boolean>();
  const test = (character: string) => {
    const answer = seen.get(character) ?? pattern.test(character);
    seen.set(character, answer);
    return answer;
  };
  tests.set(key, test);
  return test;
}

/** So many steps are too many for any text. */
const mostSteps = 1_000_000;
const tooMany = new Error("Too many steps.");

/** The steps that it takes to find every match of a pattern in a text, as `matchAll` does; Infinity where it takes too many. */
export function stepsOf(parsed: Parsed, text: string): number {
  try {
    return countSteps(parsed, text);
  } catch (error) {
    if (error === tooMany || error instanceof RangeError) return Infinity;
    throw error;
  }
}

function countSteps({ root, names }: Parsed, text: string): number {
  let steps = 0;
  const caught: string[] = [];

  const compile = (node: Node, isBack: boolean): Matcher => {
    switch (node.type) {
      case "character":
        return (at, next) => {
          steps += 1;
          if (steps > mostSteps) throw tooMany;
          const character = text[isBack ? at - 1 : at];
          return character !== undefined && node.matches(character) && next(isBack ? at - 1 : at + 1);
        };
      case "sequence": {
        const parts = (isBack ? node.parts.toReversed() : node.parts).map((part) => compile(part, isBack));
        const from = (index: number, at: number, next: Next): boolean => {
          const part = parts[index];
          return part ? part(at, (after) => from(index + 1, after, next)) : next(at);
        };
        return (at, next) => from(0, at, next);
      }
      case "choice": {
        const parts = node.parts.map((part) => compile(part, isBack));
        return (at, next) => parts.some((part) => part(at, next));
      }
      case "repeat": {
        const part = compile(node.part, isBack);
        const more = (count: number, at: number, next: Next): boolean => {
          const again = () => count < node.most && part(at, (after) => (after !== at || count < node.least) && more(count + 1, after, next));
          if (count < node.least) return again();
          return node.isLazy ? next(at) || again() : again() || next(at);
        };
        return (at, next) => more(0, at, next);
      }
      case "look": {
        const part = compile(node.part, node.isBehind);
        return (at, next) => part(at, () => true) !== node.isDenied && next(at);
      }
      case "group": {
        const part = compile(node.part, isBack);
        return (at, next) =>
          part(at, (after) => {
            caught[node.index] = text.slice(Math.min(at, after), Math.max(at, after));
            return next(after);
          });
      }
      case "again":
        return (at, next) => {
          const said = caught[typeof node.index === "string" ? (names.get(node.index) ?? 0) : node.index] ?? "";
          steps += said.length;
          return text.startsWith(said, isBack ? at - said.length : at) && next(isBack ? at - said.length : at + said.length);
        };
      default:
        return (at, next) => {
          steps += 1;
          return node.holds(text, at) && next(at);
        };
    }
  };

  const match = compile(root, false);
  for (let at = 0; at <= text.length; ) {
    let end = -1;
    const found = match(at, (after) => {
      end = after;
      return true;
    });
    at = found ? Math.max(end, at + 1) : at + 1;
  }
  return steps;
}

const characters = "a A 1 , . - ' ’ _ ( [ { < \" “ ; : ! ? / \\ @ # * ` = $ % + — – é ñ 中 ) ] } > ” \u00A0 \n \t ~ & | ^ \u200B \uE200 \uFEFF".split(" ");
const samples = [...characters.slice(0, 2), " ", ..."bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ023456789".split(""), ...characters.slice(2)];

/** A text that the node matches, or nearly: the shortest, but for one repeat that is repeated so often. Each choice goes by `pick`. */
export function sampleOf(node: Node, { longest, times, pick }: { readonly longest?: Node; readonly times: number; readonly pick: number }): string {
  const inner = (part: Node) => sampleOf(part, { ...(longest && { longest }), times, pick });
  switch (node.type) {
    case "character":
      return samples.find(node.matches) ?? "";
    case "sequence":
      return node.parts.map(inner).join("");
    case "choice": {
      const part = node.parts[pick % node.parts.length];
      return part ? inner(part) : "";
    }
    case "repeat":
      return inner(node.part).repeat(node === longest ? times : Math.max(node.least, longest && holds(node.part, longest) ? 1 : 0));
    case "group":
      return inner(node.part);
    case "look":
      return node.isDenied || !longest || !holds(node.part, longest) ? "" : inner(node.part);
    default:
      return "";
  }
}

function holds(node: Node, wanted: Node): boolean {
  if (node === wanted) return true;
  if ("parts" in node) return node.parts.some((part) => holds(part, wanted));
  return "part" in node && holds(node.part, wanted);
}
