import type { Span } from "@prosewell/prose";
import type { Markdown } from "./markdown.ts";

type Look = "sign" | "strong";

/** A part of a text that is drawn in one way. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly look?: Look;
}

export const isStrongAt = ({ strong }: Markdown, offset: number): boolean => strong.some(({ start, end }) => start <= offset && offset < end);

const edgesOf = (look: Look, spans: readonly Span[]) =>
  spans.flatMap(({ start, end }) => [
    { at: start, look, by: 1 },
    { at: end, look, by: -1 },
  ]);

/** A stretch of a line that begins at an offset of it, cut where its look changes; joined, the pieces are the stretch. */
export const piecesOf = (text: string, offset: number, { signs, strong }: Markdown): readonly Piece[] => {
  const pieces: Piece[] = [];
  const open = { sign: 0, strong: 0 };
  let start = 0;
  const cutAt = (end: number) => {
    if (end <= start) return;
    const look = open.sign > 0 ? "sign" : open.strong > 0 ? "strong" : undefined;
    pieces.push({ start, text: text.slice(start, end), ...(look && { look }) });
    start = end;
  };
  for (const { at, look, by } of [...edgesOf("sign", signs), ...edgesOf("strong", strong)].toSorted((one, other) => one.at - other.at)) {
    cutAt(Math.min(at - offset, text.length));
    open[look] += by;
  }
  cutAt(text.length);
  return pieces;
};
