import type { ComponentProps } from "react";
import { textArea } from "./TextArea.css.ts";

/** A page to write on: it grows with the text and follows the direction of its first letters. */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className" | "dir">) {
  return <textarea className={textArea} dir="auto" {...props} />;
}
