import { marks } from "./marks.ts";
import { pencilLine, strip, typeLine } from "./ProofMark.css.ts";

export function ProofMark({ icon }: { readonly icon: keyof typeof marks }) {
  return (
    <svg className={strip} viewBox="0 0 48 32" aria-hidden="true">
      <path className={typeLine} d={marks[icon].type} />
      <path className={pencilLine} d={marks[icon].pencil} />
    </svg>
  );
}
