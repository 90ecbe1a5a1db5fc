/** What a character is to a reader. An unseen one parts no word and counts for nothing. */
export const kind = { unseen: 0, space: 1, letter: 2, digit: 3, mark: 4 } as const;

/** A character as it counts: a letter in lower case, without accents, Latin where it looks Latin; one form of each mark. */
export interface Character {
  readonly kind: number;
  readonly code: number;
  readonly isCapital: boolean;
}

/** Letters of other scripts, and the Latin ones that they are taken for. */
const lookalikes: readonly (readonly [written: string, latin: string])[] = [
  ["АаВЕеКМНОоРрСсТУуХхІіЈјЅѕһԁԛԝѵҮү", "AaBEeKMHOoPpCcTYyXxIiJjSshdqwvYy"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανρυιϲϳ", "ABEZHIKMNOPTYXoavpuicj"],
  ["ɑɡıǀօսոհց", "agilounhg"],
];

const marks: readonly (readonly [written: string, plain: string])[] = [
  ["‘’‚‛′`´ʼʹ", "'"],
  ["“”„‟«»″", '"'],
  ["–—―‒−⸺⸻", "—"],
  ["‐‑﹣", "-"],
];

const plainOf = new Map<string, string>(
  [...lookalikes, ...marks].flatMap(([written, plain]) => Array.from(written, (from, at): [string, string] => [from, plain[at] ?? plain])),
);
/** Whether a text has a letter that could be taken for a Latin one. */
export const hasLookalikes = (text: string): boolean => anyForeign.test(text);

const anyForeign = new RegExp(`[${lookalikes.map(([written]) => written).join("")}]`, "u");

const unseen = /[\p{Cf}\p{Cc}\p{M}\u115F\u1160\u3164\uFFA0]/u;

function kindOf(plain: string): number {
  // A byte-order mark counts as white space to a pattern, but nobody sees it.
  if (plain !== "\uFEFF" && /\s/u.test(plain)) return kind.space;
  if (/\p{L}/u.test(plain)) return kind.letter;
  if (/\p{N}/u.test(plain)) return kind.digit;
  return plain === "" || unseen.test(plain) ? kind.unseen : kind.mark;
}

function read(written: string): Character {
  const plain = plainOf.get(written) ?? (written === "…" ? written : written.normalize("NFKD").charAt(0));
  const lower = plain.toLowerCase();
  return { kind: kindOf(plain), code: lower.charCodeAt(0) || 0, isCapital: lower !== plain };
}

const ascii = Array.from({ length: 128 }, (_, code) => read(String.fromCharCode(code)));
const others = new Map<number, Character>();

/** The character at a code point. */
export function characterAt(codePoint: number): Character {
  const known = ascii[codePoint] ?? others.get(codePoint);
  if (known) return known;
  const fresh = read(String.fromCodePoint(codePoint));
  others.set(codePoint, fresh);
  return fresh;
}

/** A text in the letters that a reader sees. */
export const plainText = (text: string): string =>
  Array.from(text, (written) => {
    const { kind: seen, code } = characterAt(written.codePointAt(0) ?? 0);
    return seen === kind.unseen ? "" : String.fromCharCode(code);
  }).join("");
