import type { ComponentProps } from "react";
import { button } from "./Button.css.ts";

interface Look {
  readonly look?: "primary" | "outline" | "quiet";
  /** Small ones stand in rows beside a text, never alone under a thumb. */
  readonly size?: "small" | "medium" | "large";
}

export function Button({ look = "outline", size = "medium", ...rest }: Look & Omit<ComponentProps<"button">, "className">) {
  return <button type="button" className={button} data-look={look} data-size={size} {...rest} />;
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({ look = "outline", size = "medium", children, ...rest }: Look & Omit<ComponentProps<"a">, "className">) {
  return (
    <a className={button} data-look={look} data-size={size} {...rest}>
      {children}
    </a>
  );
}
