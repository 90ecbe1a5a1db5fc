import { unzipSync, zipSync, type Unzipped } from "fflate";

/** Numbers from a seed, the same each time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const below = (random: Random, most: number) => Math.floor(random() * most);

/** What a broken disk, a lost connection or malice does to bytes. */
const harms: readonly ((bytes: Uint8Array, random: Random) => Uint8Array)[] = [
  (bytes, random) => bytes.slice(0, below(random, bytes.length)),
  (bytes, random) => {
    const out = bytes.slice();
    for (let times = 1 + below(random, 8); times > 0; times -= 1) out[below(random, out.length)] = below(random, 256);
    return out;
  },
  (bytes, random) => {
    const [from, length] = [below(random, bytes.length), 1 + below(random, 2_000)];
    return joined(bytes.subarray(0, from), bytes.subarray(from + length));
  },
  (bytes, random) => {
    const [from, length, to] = [below(random, bytes.length), 1 + below(random, 4_000), below(random, bytes.length)];
    return joined(bytes.subarray(0, to), bytes.subarray(from, from + length), bytes.subarray(to));
  },
  (bytes, random) => {
    const odd = odds[below(random, odds.length)] ?? "";
    const to = below(random, bytes.length);
    return joined(bytes.subarray(0, to), Uint8Array.from(odd, (letter) => letter.charCodeAt(0) & 255), bytes.subarray(to));
  },
];

/** What a careless program does to XML that stays XML: elements that come twice, or not at all, and odd numbers. */
const slips: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.replace(nth(text, /<[\w:]+(?: [^<>]*)?\/>/gu, random), ""),
  (text, random) => text.replace(nth(text, /<[\w:]+(?: [^<>]*)?\/>/gu, random), "$&$&"),
  (text, random) => text.replace(nth(text, /<([\w:]+)(?: [^<>]*)?>[^<>]*<\/\1>/gu, random), ""),
  (text, random) => text.replace(nth(text, /<([\w:]+)(?: [^<>]*)?>[^<>]*<\/\1>/gu, random), "$&$&"),
  (text, random) => text.replace(nth(text, /"\d+"/gu, random), ['"-1"', '"99999999999"', '"x"', '""'][below(random, 4)] ?? ""),
  (text, random) => text.replace(nth(text, /xml:space="preserve"/gu, random), ""),
];

/** One of the places in which a pattern stands. */
function nth(text: string, pattern: RegExp, random: Random): string {
  const found = text.match(pattern) ?? [];
  return found[below(random, found.length)] ?? "\u0000";
}

function slip(part: Uint8Array, random: Random): Uint8Array {
  let text = new TextDecoder().decode(part);
  for (let times = 1 + below(random, 6); times > 0; times -= 1) text = slips[below(random, slips.length)]?.(text, random) ?? text;
  return new TextEncoder().encode(text);
}

/** What readers stumble over. */
const odds = ["<", ">", "&", "]]>", "<![CDATA[", "<!DOCTYPE x>", "<!--", "{", "}", "\\bin99999999 ", "\\u-1", "\\uc9", "\\'", "(((((", "<<", ">>", "endstream", "endobj", "\u0000\u0000\u0000", "\u00ff\u00fe", "</w:p>", "<w:p>", "</text:p>", "9".repeat(400), "w:val=\"", "obj", "/Kids[2 0 R]", "/Length 99999999"];

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes after one to three harms; in a package one of them in two is done to a part, so that it gets past the package's check sums. */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const random = randomFrom(seed);
  const harm = (target: Uint8Array) => {
    let out = target;
    for (let times = 1 + below(random, 3); times > 0 && out.length > 0; times -= 1) out = harms[below(random, harms.length)]?.(out, random) ?? out;
    return out;
  };
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isPackage || random() < 0.4) return harm(bytes);
  const files: Unzipped = unzipSync(bytes);
  const names = Object.keys(files).filter((name) => name.endsWith(".xml") || name.endsWith(".rels"));
  const wanted = names.filter((name) => /(?:document|content|numbering|styles|footnotes)\.xml$/u.test(name));
  const from = random() < 0.8 ? wanted : names;
  const name = from[below(random, from.length)];
  const part = name === undefined ? undefined : files[name];
  return name === undefined || part === undefined ? harm(bytes) : zipSync({ ...files, [name]: random() < 0.6 ? slip(part, random) : harm(part) }, { level: 1 });
}
