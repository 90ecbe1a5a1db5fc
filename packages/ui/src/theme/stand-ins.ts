/**
 * Faces of the device, set as wide and as high as ours, so that nothing moves when ours arrive. Times and Arial, the faces of their
 * measure that other systems have in their place, and what Android has; each as wide as ours over English text, by the average
 * widths of `@capsizecss/metrics` 4.3.0 (`xWidthAvg` in parts of the em: Times New Roman 0.406, Noto Serif 0.481, Arial 0.446, Roboto 0.445).
 */
export const standIns = {
  times: {
    family: "Newsreader by Times",
    faces: ["Times New Roman", "Liberation Serif", "Nimbus Roman", "Tinos"],
    sizeAdjust: "104.8%",
    ascentOverride: "70.13%",
    descentOverride: "25.29%",
  },
  notoSerif: { family: "Newsreader by Noto", faces: ["Noto Serif"], sizeAdjust: "88.5%", ascentOverride: "83.05%", descentOverride: "29.95%" },
  arial: {
    family: "Instrument Sans by Arial",
    faces: ["Arial", "Liberation Sans", "Nimbus Sans", "Arimo", "Roboto"],
    sizeAdjust: "103.22%",
    ascentOverride: "93.97%",
    descentOverride: "24.22%",
  },
} as const;
