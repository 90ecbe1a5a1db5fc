import type { ReactNode } from "react";
import { container } from "./Container.css.ts";

/** The page's column. */
export function Container({ children }: { readonly children: ReactNode }) {
  return <div className={container}>{children}</div>;
}
