import localFont from "next/font/local";

// The paths are read by the compiler, so they cannot be built from parts, and so are the ranges. The constants name the faces: after one
// called "serif", the rule of its fallback would begin with a CSS keyword, and browsers would drop it.
/** Each core has its stand-ins in the theme (`stand-ins.ts`): Next knows one face of the device alone, which phones and Linux lack. */
const newsreader = localFont({
  src: [{ path: "../../ui/src/theme/fonts/newsreader-latin-core.woff2", weight: "400 600", style: "normal" }],
  variable: "--font-serif",
  display: "swap",
  adjustFontFallback: false,
});

const newsreaderMore = localFont({
  src: [{ path: "../../ui/src/theme/fonts/newsreader-latin-more.woff2", weight: "400 600", style: "normal" }],
  variable: "--font-serif-more",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: "unicode-range", value: "U+23-24, U+2A, U+3C-3E, U+5B-5E, U+60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-17F, U+2BC-323, U+201A, U+201E, U+2022, U+2032-203A, U+2044, U+20AC, U+2122, U+2191-2193, U+2212-2215" }],
});

const newsreaderItalic = localFont({
  src: [{ path: "../../ui/src/theme/fonts/newsreader-latin-italic.woff2", weight: "400 600", style: "italic" }],
  variable: "--font-serif-italic",
  display: "swap",
  adjustFontFallback: "Times New Roman",
  preload: false,
});

const instrumentSans = localFont({
  src: "../../ui/src/theme/fonts/instrument-sans-latin-core.woff2",
  weight: "400 600",
  variable: "--font-sans",
  display: "swap",
  adjustFontFallback: false,
});

const instrumentSansMore = localFont({
  src: "../../ui/src/theme/fonts/instrument-sans-latin-more.woff2",
  weight: "400 600",
  variable: "--font-sans-more",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: "unicode-range", value: "U+23-24, U+2A, U+3C-3E, U+5B-5E, U+60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-17F, U+2BC-323, U+201A, U+201E, U+2022, U+2032-203A, U+2044, U+20AC, U+2122, U+2191-2193, U+2212-2215" }],
});

/** Class names that define the variables which the theme reads. */
export const fonts = [newsreader, newsreaderMore, newsreaderItalic, instrumentSans, instrumentSansMore].map(({ variable }) => variable).join(" ");
