import type { Span } from "@prosewell/prose";
import type { Markdown } from "./markdown.ts";

/** A part of a text that is drawn in one way. */
export interface Piece {
  readonly start: number;
  readonly text: string;
  readonly look?: "sign" | "strong";
}

const holds = (spans: readonly Span[], offset: number) => spans.some(({ start, end }) => start <= offset && offset < end);

export const isStrongAt = ({ strong }: Markdown, offset: number): boolean => holds(strong, offset);

/** A stretch of a line that begins at an offset of it, cut where its look changes; joined, the pieces are the stretch. */
export const piecesOf = (text: string, offset: number, markdown: Markdown): readonly Piece[] => {
  const { signs, strong } = markdown;
  const edges = [...signs, ...strong].flatMap(({ start, end }) => [start - offset, end - offset]).filter((edge) => edge > 0 && edge < text.length);
  const starts = [...new Set([0, ...edges])].toSorted((one, other) => one - other);
  return starts.map((start, index) => {
    const piece = { start, text: text.slice(start, starts[index + 1]) };
    if (holds(signs, offset + start)) return { ...piece, look: "sign" };
    return holds(strong, offset + start) ? { ...piece, look: "strong" } : piece;
  });
};
