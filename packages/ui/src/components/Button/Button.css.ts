import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";
import { space } from "../../theme/tokens.ts";

export const button = component({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(2),
  minBlockSize: vars.target,
  paddingInline: space(4),
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  background: "none",
  color: colour.ink,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textDecoration: "none",
  cursor: "pointer",
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}, translate ${vars.motion.quick}`,
  selectors: {
    "&:active": { translate: "0 1px" },
    "&:is(:disabled, [aria-disabled=true])": { opacity: 0.55, cursor: "default", translate: "none" },
    // What rests keeps the focus, and the ring fades with it: it must still be told from the paper (WCAG 1.4.11).
    "&[aria-disabled=true]:focus-visible": { opacity: 0.7 },
    "&[data-look=primary]": {
      paddingInline: space(6),
      background: colour.ink,
      color: colour.paper,
      fontWeight: vars.weight.semibold,
    },
    "&[data-look=primary]:hover:not(:disabled, [aria-disabled=true])": { background: colour.inkHover },
    "&[data-look=outline]": { borderColor: colour.outline, background: colour.sheet },
    "&[data-look=outline]:hover:not(:disabled, [aria-disabled=true])": { background: colour.wash, borderColor: colour.ink },
    // Nothing is drawn around it, so its words say that they can be pressed, as a link's do.
    "&[data-look=quiet]": { paddingInline: space(3), color: colour.inkSoft, textDecoration: `underline 1px ${colour.outline}`, textUnderlineOffset: "0.3em" },
    "&[data-look=quiet]:hover:not(:disabled, [aria-disabled=true])": { background: colour.wash, color: colour.ink, textDecorationColor: colour.pencil },
    "&[data-size=small]": { minBlockSize: space(9), paddingInline: space(2), fontSize: vars.size.caption },
    "&[data-size=large]": { minBlockSize: "3.25rem", paddingInline: space(8), fontSize: vars.size.body },
  },
  "@media": { "(forced-colors: active)": { borderColor: "ButtonText" } },
});
