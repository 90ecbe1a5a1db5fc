import { countWords } from "@prosewell/prose";
import { textOf } from "../text-of.ts";
import type { Asked } from "./volley.ts";

/** How many different texts stand for each length. */
const variety = 20;

const json = { "Content-Type": "application/json" };
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Asked => ({
  method: "POST",
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

export const get = (path: string): Asked[] => [{ method: "GET", path }];

/** Texts of about so many words, no two alike. */
export function textsOf(words: number): string[] {
  const texts: string[] = [];
  let taken: string[] = [];
  for (const paragraph of textOf(words * (variety + 1)).split("\n\n")) {
    taken.push(paragraph);
    if (countWords(taken.join(" ")) < words) continue;
    texts.push(taken.join("\n\n"));
    taken = [];
  }
  return texts.slice(0, variety);
}

export const rewriting = (words: number): Asked[] => textsOf(words).map((text) => post("/api/humanize", { text }));
export const judging = (words: number): Asked[] => textsOf(words).map((text) => post("/api/detect", { text }));
export const reserving: Asked[] = [post("/api/usage", { words: 1 })];

export const apiKey = "key0123456789";

/** Batches of three events, from as many addresses as a busy minute brings: one alone would soon be asked to wait. */
export const tracking: Asked[] = Array.from({ length: 10_000 }, (_, visitor) => {
  const events = ["page_viewed", "text_pasted", "text_rewritten"].map((name) => ({
    event_type: name,
    device_id: `device-${visitor}`,
    time: 1_700_000_000_000 + visitor,
    insert_id: `${visitor}-${name}`,
  }));
  const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
  return post("/tracking/amplitude", { api_key: apiKey, events }, { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address });
});
