import { component } from "../../theme/component.ts";
import { colour, vars } from "../../theme/contract.css.ts";

export const textArea = component({
  display: "block",
  inlineSize: "100%",
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  color: colour.ink,
  fontFamily: vars.font.serif,
  fontSize: vars.size.reading,
  lineHeight: vars.leading.reading,
  overflowWrap: "anywhere",
  resize: "none",
  // Where it is missing, the area keeps its least height and scrolls.
  fieldSizing: "content",
  selectors: {
    // Its size is then none of the text's business, which the browser would have to lay out once more to know it; and fewer lines are laid out sooner,
    // as are those in a face of the device: ours costs a book a quarter more.
    "&[data-long]": {
      fieldSizing: "fixed",
      blockSize: "55dvh",
      contain: "strict",
      overflowWrap: "break-word",
      fontFamily: vars.font.ownSerif,
      fontSize: vars.size.small,
    },
    "&::placeholder": { color: colour.inkFaint, opacity: 1 },
    "&:disabled": { color: colour.inkFaint },
    // The sheet around it shows the focus, so that the ring does not cross the text.
    "&:focus-visible": { outline: "none" },
  },
  "@media": { "(forced-colors: active)": { outline: "1px solid FieldText" } },
});
