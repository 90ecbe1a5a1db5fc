import { from } from "../../theme/breakpoints.ts";
import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const head = component({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(3)} ${space(5)}`,
  padding: `${space(4)} ${space(4)}`,
  borderBlockEnd: `1px solid ${colour.hairline}`,
  "@media": { [from("tablet")]: { paddingInline: space(6) } },
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
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  fontSize: vars.size.small,
});

export const toggle = component({
  display: "inline-flex",
  alignItems: "center",
  gap: space(2),
  minBlockSize: vars.target,
  color: colour.inkSoft,
  cursor: "pointer",
});

export const box = component({ inlineSize: space(4), blockSize: space(4), margin: 0, accentColor: colour.ink });

export const spread = component({
  display: "grid",
  flex: "1",
  "@media": {
    [from("tablet")]: { selectors: { "&[data-notes]": { gridTemplateColumns: "minmax(0, 1fr) minmax(13rem, 17rem)" } } },
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
