import { startTransition, useEffect, useState } from "react";

/** Groups that come at a time: the page of a thousand words or two is there at once. */
const step = 6;

/** How many of so many groups are there: some at once, and more with each turn of the event loop, so that a book does not come in one. */
export const useGradually = (total: number): number => {
  const [count, setCount] = useState(step);

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, total]);

  return Math.min(count, total);
};
