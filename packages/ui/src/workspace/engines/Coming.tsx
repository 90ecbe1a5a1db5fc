import { page, rest as restClass } from "../review/Review.css.ts";
import type { Coming as ComingText } from "./served.ts";

/** A text that is on its way: what has passed, and behind it what is still as it was. */
export const Coming = ({ done, rest }: ComingText) => (
  <div className={page} dir="auto" aria-busy="true">
    {done}
    <span className={restClass}>{rest}</span>
  </div>
);
