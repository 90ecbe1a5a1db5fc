/** What a character is to a reader. An unseen one parts no word and counts for nothing. */
export const kind = { unseen: 0, space: 1, letter: 2, digit: 3, mark: 4 } as const;

/** A character as it counts: a letter in lower case, without accents, Latin where it looks Latin; one form of each mark. */
export interface Character {
  readonly kind: number;
  readonly code: number;
  /** The letters that follow in one that stands for several, such as “ﬁ”. */
  readonly rest: readonly number[];
  readonly isCapital: boolean;
}

/** Letters of other scripts, and the Latin ones that they are taken for. */
const lookalikes: readonly (readonly [written: string, latin: string])[] = [
  ["АаВЕеКкМмНОоРрСсТтУуХхІіЈјЅѕһԁԛԝѵҮүҽ", "AaBEeKkMmHOoPpCcTtYyXxIiJjSshdqwvYye"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανρυιϲϳ", "ABEZHIKMNOPTYXoavpuicj"],
  ["ɑɡıǀօսոհց", "agilounhg"],
  ["ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "ABCDEGHIJKLMPRSTVWYZ"],
  ["ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"],
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
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
  // A byte-order mark counts as white space to a pattern, but nobody sees it; the blank of Braille is the other way round.
  if (plain === "\u2800" || (plain !== "\uFEFF" && /\s/u.test(plain))) return kind.space;
  // Before letters: to a pattern, the fillers of Hangul are some.
  if (plain === "" || unseen.test(plain)) return kind.unseen;
  if (/\p{L}/u.test(plain)) return kind.letter;
  return /\p{N}/u.test(plain) ? kind.digit : kind.mark;
}

/** More than three letters in one are none of English. */
const mostRest = 2;
const none: readonly number[] = [];

/** The letters after the first of a Latin ligature; an accent is none. */
function restOf(written: string): readonly number[] {
  if (!/\p{Script=Latin}/u.test(written)) return none;
  const letters = written.normalize("NFKD").toLowerCase().match(/\p{L}/gu) ?? [];
  return letters.length > 1 ? letters.slice(1, 1 + mostRest).map((letter) => letter.charCodeAt(0)) : none;
}

function read(written: string): Character {
  const [first = ""] = written === "…" ? written : written.normalize("NFKD");
  const plain = plainOf.get(written) ?? first;
  const lower = plain.toLowerCase();
  return { kind: kindOf(plain), code: lower.charCodeAt(0) || 0, rest: restOf(written), isCapital: lower !== plain };
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
    const { kind: seen, code, rest } = characterAt(written.codePointAt(0) ?? 0);
    return seen === kind.unseen ? "" : String.fromCharCode(code, ...rest);
  }).join("");
