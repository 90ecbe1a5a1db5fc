import { isProse, parse } from "@prosewell/prose";
import { align, type Match } from "../chunk/align.ts";

/** The sentences of a text's prose, headings left out. */
const sentencesOf = (text: string) =>
  parse(text).blocks.flatMap(({ kind, sentences }) => (isProse(kind) && kind !== "heading" ? sentences.map(({ start, end }) => ({ start, end, text: text.slice(start, end) })) : []));

const mark = /[⟦⦃⦗⟬]\d+[⟧⦄⦘⟭]/gu;
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** A passage as a pattern of the text that it was taken from: its marks stand for anything. */
const patternOf = (passage: string) =>
  new RegExp(passage.split(mark).map((part) => part.split(/\s+/u).map(escaped).join(String.raw`\s+`)).join("[^]{1,900}?"), "u");

/**
 * Answers each passage of a text with what another rewriter made of it, whose output for the whole text is given: so that any
 * rewriter's work can be played back as a model's.
 */
export function playback(text: string, output: string): (passage: string) => string {
  const ours = sentencesOf(text);
  const theirs = sentencesOf(output);
  const matches = align(ours.map((sentence) => sentence.text), theirs.map((sentence) => sentence.text));
  return (passage) => {
    const found = patternOf(passage).exec(text);
    if (!found) return "";
    const isInside = ({ original: { from, to } }: Match) =>
      from === to ? false : ours.slice(from, to).some(({ start, end }) => start >= found.index && end <= found.index + found[0].length);
    return matches.filter(isInside).flatMap(({ answer: { from, to } }) => theirs.slice(from, to).map((sentence) => sentence.text)).join(" ");
  };
}
