import type { WorkspaceMessages } from "./messages.ts";
import { label, legend, row, sample, samplePencil, sampleStamp, sampleType, sampleWord } from "./Legend.css.ts";

/** Each mark on a line of words, as strokes on a 168 × 32 strip. */
const rows = [
  { of: "added", type: "M4 14h22M36 14h34M110 14h14M134 14h30", word: "M80 14h20", pencil: "M77 21.5h26M72.5 28.5l4-6.8 4.2 6.3" },
  { of: "removed", type: "M4 14h34M48 14h14M72 14h28M110 14h40", pencil: "M67 15.5c12-3.6 24 1 39-2.8" },
  { of: "kept", type: "M4 14h16M30 14h36M80 14h20M114 14h18M142 14h22", stamp: "M72 5.5h36v17H72z" },
] as const;

/** What the marks in a result mean, where no result is yet. */
export function Legend({ words }: { readonly words: WorkspaceMessages["result"]["legend"] }) {
  return (
    <ul className={legend}>
      {rows.map(({ of, type, ...over }) => (
        <li key={of} className={row}>
          <svg className={sample} viewBox="0 0 168 32" aria-hidden="true">
            <path className={sampleType} d={type} />
            {"word" in over ? <path className={sampleWord} d={over.word} /> : null}
            {"pencil" in over ? <path className={samplePencil} d={over.pencil} /> : <path className={sampleStamp} d={over.stamp} />}
          </svg>
          <span className={label}>{words[of]}</span>
        </li>
      ))}
    </ul>
  );
}
