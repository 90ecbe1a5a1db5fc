import type { ClipboardEvent, ComponentProps } from "react";
import { textArea } from "./TextArea.css.ts";

/** A letter of a script that runs to the left. */
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** From so many UTF-16 code units on (a dozen pages) a text no longer sets the size of its page, but scrolls in it. */
const long = 40_000;

/** Known before the browser puts the text in, so that it need not lay it out twice. */
const foresee = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) => {
  if (currentTarget.value.length + clipboardData.getData("text").length > long) currentTarget.dataset["long"] = "";
};

/**
 * A page to write on: it grows with the text up to a dozen pages, and each paragraph follows the direction of its first letters. To look for that
 * in a long text costs the browser a tenth of a second, so it is asked to only where some letter runs to the left, or the text is not known.
 */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className" | "dir" | "onPaste">) {
  const { value } = props;
  const text = typeof value === "string" ? value : undefined;
  return (
    <textarea
      className={textArea}
      dir={text !== undefined && !leftward.test(text) ? "ltr" : "auto"}
      data-long={text !== undefined && text.length > long ? "" : undefined}
      {...props}
      onPaste={foresee}
    />
  );
}
