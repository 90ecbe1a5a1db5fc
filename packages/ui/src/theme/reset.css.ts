import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { colour, vars } from "./contract.css.ts";
import { reset } from "./layers.css.ts";
import { motionIsWelcome } from "./breakpoints.ts";
import { foot } from "./foot.ts";
import { space } from "./tokens.ts";

const base = (selector: string, rule: NonNullable<GlobalStyleRule["@layer"]>[string]) =>
  globalStyle(selector, { "@layer": { [reset]: rule } });

base("*, *::before, *::after", { boxSizing: "border-box" });
base("html", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  // Room for what sticks to the window's edges: what has the focus must not lie under it (WCAG 2.4.11).
  scrollPaddingBlock: `${space(18)} calc(${foot} + ${space(32)})`,
  "@media": { [motionIsWelcome]: { scrollBehavior: "smooth" }, "(max-height: 30rem)": { scrollPaddingBlock: space(6) } },
});
base("body", {
  margin: 0,
  minHeight: "100dvh",
  background: colour.paper,
  color: colour.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
});
base("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset", { margin: 0, padding: 0 });
base("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: vars.weight.semibold, textWrap: "balance" });
base("p, li, dd", { textWrap: "pretty" });
base("ul, ol", { listStyle: "none" });
base("fieldset", { border: 0, minWidth: 0 });
base("button, input, textarea, select", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
base("svg", { display: "block", flexShrink: 0 });
base("a", { color: "inherit" });
base("[hidden]", { display: "none" });
base("::selection", { background: colour.pencilWash });
base(":focus-visible", { outline: `2px solid ${colour.stamp}`, outlineOffset: "3px" });
