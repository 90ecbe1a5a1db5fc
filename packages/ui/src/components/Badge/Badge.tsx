import type { ReactNode } from "react";
import { badge } from "./Badge.css.ts";

export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={badge}>{children}</span>;
}
