import type { Proof } from "@prosewell/humanizer";

/** Kinds of facts that the proof knows in some languages by their telling words, and in others not at all. */
const kinds = ["negation", "modal", "quantifier", "connective"] as const satisfies Proof["unchecked"];

export type UncheckedKind = (typeof kinds)[number];

export const uncheckedIn = ({ unchecked = [] }: Proof): readonly UncheckedKind[] => kinds.filter((kind) => unchecked.includes(kind));
