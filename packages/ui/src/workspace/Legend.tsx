import type { WorkspaceMessages } from "./messages.ts";
import { legend, legendRow, sample, samplePencil, sampleStamp, sampleType } from "./ResultPane.css.ts";

const rows = [
  { of: "added", type: "M4 14h20M52 14h16", pencil: "M26 18h24M22.5 23.5 25.5 18l3 5.5", stamp: "" },
  { of: "removed", type: "M4 14h64", pencil: "M22 15.5c10-3.5 20 1 30-2.5", stamp: "" },
  { of: "kept", type: "M4 14h16M52 14h16", pencil: "", stamp: "M24 7h24v14H24zM31 14l3.5 3.5 6.5-7" },
] as const;

/** What the marks in a result mean, where no result is yet. */
export function Legend({ words }: { readonly words: WorkspaceMessages["result"]["legend"] }) {
  return (
    <ul className={legend}>
      {rows.map(({ of, type, pencil, stamp }) => (
        <li key={of} className={legendRow}>
          <svg className={sample} viewBox="0 0 72 28" aria-hidden="true">
            <path className={sampleType} d={type} />
            <path className={samplePencil} d={pencil} />
            <path className={sampleStamp} d={stamp} />
          </svg>
          {words[of]}
        </li>
      ))}
    </ul>
  );
}
