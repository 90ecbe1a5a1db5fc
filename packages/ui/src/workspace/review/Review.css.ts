import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";
import { notesBeside } from "./notes-beside.ts";

/** Its two parts lie in the pane itself, so that the tools can stay at its top while the text scrolls. */
export const head = component({ display: "contents" });

/** A row of targets between its paddings. */
export const toolsHeight = space(15);

export const findings = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(4)} ${space(5)}`,
  padding: `${space(6)} ${space(4)} ${space(2)}`,
  "@media": { [from("tablet")]: { padding: `${space(4)} ${space(6)} ${space(1)}` } },
});

export const figures = component({
  display: "grid",
  flex: "1 1 12rem",
  color: colour.inkSoft,
  fontSize: vars.size.caption,
  lineHeight: "1.45",
  fontVariantNumeric: "tabular-nums",
});

export const tools = component({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
  padding: `${space(2)} ${space(4)}`,
  borderBlockEnd: `1px solid ${colour.hairline}`,
  background: colour.sheet,
  fontSize: vars.size.small,
  "@media": { [from("tablet")]: { paddingInline: space(6) }, "(max-height: 30rem)": { position: "static" } },
});

export const toggle = component({
  display: "inline-flex",
  alignItems: "center",
  gap: space(2),
  minBlockSize: vars.target,
  color: colour.inkSoft,
  cursor: "pointer",
});

export const icons = component({ display: "flex" });

/** What is done with the whole output. */
export const whole = component({ display: "flex", flexWrap: "wrap", gap: space(2) });

/** For hands on a keyboard; a thumb presses the marks themselves, and needs the row for what it cannot do there. */
export const roomy = component({ display: "none", "@media": { [from("tablet")]: { display: "flex" } } });

export const box = component({ inlineSize: space(4), blockSize: space(4), margin: 0, accentColor: colour.ink });

export const spread = component({
  position: "relative",
  display: "grid",
  flex: "1",
  "@media": {
    [notesBeside]: { selectors: { "&[data-notes]": { gridTemplateColumns: "minmax(0, 1fr) minmax(13rem, 17rem)" } } },
  },
});

export const page = component({
  minInlineSize: 0,
  padding: `${space(5)} ${space(4)} ${space(8)}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.reading,
  lineHeight: vars.leading.reading,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  // Each paragraph follows its own direction.
  unicodeBidi: "plaintext",
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
});

export const rest = component({ color: colour.inkFaint });

export const unchanged = component({ display: "grid", gap: space(2), padding: `${space(5)} ${space(4)} 0`, "@media": { [from("tablet")]: { paddingInline: space(6) } } });

export const unchangedTitle = component({ fontFamily: vars.font.serif, fontSize: vars.size.subheading, fontWeight: vars.weight.medium });

export const unchangedText = component({ color: colour.inkSoft, fontSize: vars.size.small });
