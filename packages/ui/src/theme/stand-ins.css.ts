import { globalFontFace } from "@vanilla-extract/css";
import { standIns } from "./stand-ins.ts";

for (const { family, faces, sizeAdjust, ascentOverride, descentOverride } of Object.values(standIns)) {
  globalFontFace(family, { src: faces.map((face) => `local("${face}")`).join(", "), sizeAdjust, ascentOverride, descentOverride, lineGapOverride: "0%" });
}
