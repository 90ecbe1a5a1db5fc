import type { ComponentProps } from "react";
import { textArea } from "./TextArea.css.ts";

/** A letter of a script that runs to the left. */
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A page to write on: it grows with the text, and each paragraph follows the direction of its first letters. To look for that in a long
 * text costs the browser a tenth of a second, so it is asked to only where some letter runs to the left, or the text is not known.
 */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className" | "dir">) {
  const { value } = props;
  return <textarea className={textArea} dir={typeof value === "string" && !leftward.test(value) ? "ltr" : "auto"} {...props} />;
}
