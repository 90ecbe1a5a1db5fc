import { byPatterns, type Finder } from "./finding.ts";

const otherNotations = byPatterns("markup", [
  [/\[\^/, /\[\^[^\]\s]{1,60}\]:?/g],
  [/\[/, /\[\/?(?:b|i|u|s|url|img|quote|code|color|colour|size|font|center|list|spoiler|\*)(?:=[^\]\n]{0,300})?\]/gi],
  [/''/, /'{2,5}(?=\S)|(?<=\S)'{2,5}/g],
  [/\[\[/, /\[\[[^[\]\n]{1,200}\]\]/g],
  [/\\/, /\\[a-zA-Z]{2,30}\*?(?:\[[^\]\n]{0,200}\])?(?:\{[^{}\n]{0,300}\}){0,4}/g],
  [/</, /<\/?[a-zA-Z][\w:-]{0,40}(?:\s[^<>\n]{0,400})?\/?>/g],
  [/[¹²³⁰-⁹†‡§¶]/, /[¹²³⁰-⁹]+(?=[\s.,;:)]|$)|[†‡§¶]/g],
]);

/** Syntax: Markdown's marks and links' targets, tags, entities, and what other notations put between words. */
export const markup: Finder = function* (passage) {
  for (const part of passage.markup) {
    if (part.kind === "code" || part.kind === "math") continue;
    const isTarget = part.kind === "link" || passage.text.startsWith("](", part.start);
    yield { kind: isTarget ? "link" : "markup", start: part.start, end: part.end };
  }
  yield* otherNotations(passage);
};
