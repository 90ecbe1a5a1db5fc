/** Where characters stand that are set smaller than those beside them. */
export type Shift = "up" | "down";

const marks = "0123456789+-−";
const shiftedMarks: Readonly<Record<Shift, string>> = { up: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻", down: "₀₁₂₃₄₅₆₇₈₉₊₋₋" };

/** Numbers that stand raised or lowered, in characters that say so, one for one: 10² is not 102. Letters stay as they are. */
export const shifted = (text: string, shift: Shift): string =>
  /^[\d+\-−]+$/u.test(text) ? Array.from(text, (mark) => shiftedMarks[shift][marks.indexOf(mark)] ?? mark).join("") : text;
