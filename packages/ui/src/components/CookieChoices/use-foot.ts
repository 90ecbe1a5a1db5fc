import { type RefObject, useEffect } from "react";
import { footProperty } from "../../theme/foot.ts";

/** Tells the page how much of the window's foot the element takes, as long as it is there. */
export const useFoot = (element: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const lying = element.current;
    if (!lying) return undefined;
    const { style } = document.documentElement;
    const size = new ResizeObserver(() => style.setProperty(footProperty, `${lying.offsetHeight}px`));
    size.observe(lying);
    return () => {
      size.disconnect();
      style.removeProperty(footProperty);
    };
  }, [element]);
};
