import { colour } from "./contract.css.ts";

const line = `linear-gradient(${colour.outline} 0 0)`;
const length = "14px";
const inset = "0px";

/** A printer's crop marks in the four corners of a sheet, as backgrounds of the sheet itself. */
export const cropMarks = {
  backgroundImage: Array.from({ length: 8 }, () => line).join(", "),
  backgroundRepeat: "no-repeat",
  backgroundSize: `${length} 1px, 1px ${length}, ${length} 1px, 1px ${length}, ${length} 1px, 1px ${length}, ${length} 1px, 1px ${length}`,
  backgroundPosition: [
    `${inset} ${inset}`,
    `${inset} ${inset}`,
    `calc(100% - ${inset}) ${inset}`,
    `calc(100% - ${inset}) ${inset}`,
    `${inset} calc(100% - ${inset})`,
    `${inset} calc(100% - ${inset})`,
    `calc(100% - ${inset}) calc(100% - ${inset})`,
    `calc(100% - ${inset}) calc(100% - ${inset})`,
  ].join(", "),
} as const;
