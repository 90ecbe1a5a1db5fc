import localFont from "next/font/local";

// The paths are read by the compiler, so they cannot be built from parts. The constants name the faces: after one called
// "serif", the rule of its fallback would begin with a CSS keyword, and browsers would drop it.
const newsreader = localFont({
  src: [{ path: "../../ui/src/theme/fonts/newsreader-latin.woff2", weight: "400 600", style: "normal" }],
  variable: "--font-serif",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

const newsreaderItalic = localFont({
  src: [{ path: "../../ui/src/theme/fonts/newsreader-latin-italic.woff2", weight: "400 600", style: "italic" }],
  variable: "--font-serif-italic",
  display: "swap",
  adjustFontFallback: "Times New Roman",
  preload: false,
});

const instrumentSans = localFont({
  src: "../../ui/src/theme/fonts/instrument-sans-latin.woff2",
  weight: "400 600",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: "Arial",
});

/** Class names that define the variables which the theme reads. */
export const fonts = [newsreader, newsreaderItalic, instrumentSans].map(({ variable }) => variable).join(" ");
