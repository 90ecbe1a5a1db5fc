import localFont from "next/font/local";

// The paths are read by the compiler, so they cannot be built from parts.
const serif = localFont({
  src: [{ path: "../../ui/src/theme/fonts/newsreader-latin.woff2", weight: "200 800", style: "normal" }],
  variable: "--font-serif",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

const serifItalic = localFont({
  src: [{ path: "../../ui/src/theme/fonts/newsreader-latin-italic.woff2", weight: "200 800", style: "italic" }],
  variable: "--font-serif-italic",
  display: "swap",
  adjustFontFallback: "Times New Roman",
  preload: false,
});

const sans = localFont({
  src: "../../ui/src/theme/fonts/instrument-sans-latin.woff2",
  weight: "400 700",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: "Arial",
});

/** Class names that define the variables which the theme reads. */
export const fonts = [serif, serifItalic, sans].map(({ variable }) => variable).join(" ");
