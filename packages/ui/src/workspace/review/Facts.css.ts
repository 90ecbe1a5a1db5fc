import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const facts = component({ minInlineSize: 0, selectors: { "&[open]": { flexBasis: "100%" } } });

export const summary = component({
  display: "inline-block",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:focus-visible": { outlineOffset: "5px" } },
});

export const body = component({
  maxBlockSize: "min(24rem, 60dvh)",
  marginBlockStart: space(4),
  overflowY: "auto",
  borderBlock: `1px solid ${colour.hairline}`,
  paddingBlock: space(3),
  fontSize: vars.size.small,
});

export const how = component({ color: colour.inkSoft, marginBlockEnd: space(2) });

export const kind = component({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space(1), paddingBlock: space(1), color: colour.inkSoft });

/** A fact is a link into the text: as tall as it must be for a thumb, in the face of the text. */
export const fact = component({
  minBlockSize: space(8),
  maxInlineSize: "100%",
  padding: `0 ${space(1.5)} 0 0`,
  border: 0,
  background: "none",
  color: colour.stamp,
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  textAlign: "start",
  overflowWrap: "anywhere",
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});
