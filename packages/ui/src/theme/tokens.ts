import { standIns } from "./stand-ins.ts";

/** Widths from which a layout applies, in CSS pixels (U1). */
const breakpoints = { mobile: 0, big_mobile: 480, tablet: 744, desktop: 1024, big_desktop: 1440 } as const;

/** Paper and ink. `pencil` is the editor's red, `stamp` the printer's blue; every pair that carries text is held to WCAG AA by a test. */
const light = {
  paper: "#f8f4ea",
  sheet: "#fffdf7",
  wash: "#f0eadb",
  ink: "#211c17",
  inkSoft: "#574d43",
  inkFaint: "#6f6458",
  inkHover: "#3d352d",
  hairline: "#e0d7c4",
  outline: "#8d8171",
  pencil: "#b02a17",
  pencilWash: "#fbe6dc",
  stamp: "#2c4a94",
  stampWash: "#e8ecf6",
  shadow: "rgb(74 56 28 / 0.10)",
} as const;

type Palette = Record<keyof typeof light, string>;

const dark: Palette = {
  paper: "#181512",
  sheet: "#211d19",
  wash: "#2c2721",
  ink: "#f2ebdd",
  inkSoft: "#c4b9a8",
  inkFaint: "#a2978a",
  inkHover: "#d9d0bf",
  hairline: "#3a342c",
  outline: "#847868",
  pencil: "#ff9078",
  pencilWash: "#43261e",
  stamp: "#a5b9f5",
  stampWash: "#262c41",
  shadow: "rgb(0 0 0 / 0.35)",
};

/** Faces that devices have by themselves. */
const ownSerif = `"Iowan Old Style", Charter, Georgia, serif`;

/** Every design decision that has a value, in one place. The theme contract is derived from it. */
export const tokens = {
  breakpoints,
  /** CSS pixels; every distance is a multiple (U1). */
  spacingUnit: 4,
  colour: { light, dark },
  font: {
    // What the core of a face lacks comes first, for those characters alone: behind the core it would come after the core's own fallback.
    serif: `var(--font-serif-more, Newsreader), var(--font-serif, Newsreader), "${standIns.times.family}", "${standIns.notoSerif.family}", ${ownSerif}`,
    serifItalic: `var(--font-serif-italic, Newsreader), ${ownSerif}`,
    ownSerif,
    sans: `var(--font-sans-more, "Instrument Sans"), var(--font-sans, "Instrument Sans"), "${standIns.arial.family}", ui-sans-serif, system-ui, sans-serif`,
    mono: `ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace`,
  },
  size: {
    caption: "0.8125rem",
    small: "0.875rem",
    body: "1rem",
    lead: "clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)",
    note: "1.0625rem",
    reading: "1.125rem",
    subheading: "1.1875rem",
    name: "1.375rem",
    heading: "clamp(1.875rem, 1.45rem + 1.75vw, 2.75rem)",
    display: "clamp(2.5rem, 1.75rem + 3.3vw, 4.25rem)",
  },
  leading: { tight: "1.06", snug: "1.3", body: "1.55", reading: "1.7" },
  weight: { regular: "400", medium: "500", semibold: "600" },
  radius: { small: "3px", medium: "6px", round: "999px" },
  motion: { quick: "120ms", calm: "240ms", ease: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  measure: { page: "78rem", prose: "42rem" },
  /** Least height and width of anything that a thumb presses. */
  target: "2.75rem",
} as const;

export type Breakpoint = keyof typeof breakpoints;
export type Colour = keyof Palette;

/** A distance on the spacing scale; `steps` may be a half. */
export const space = (steps: number) => `${(steps * tokens.spacingUnit) / 16}rem`;
