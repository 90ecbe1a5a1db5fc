import type { Locator } from "playwright-core";

/** Waits until the page's scripts hear what happens to a box; before, nobody would hear of the focus. */
export const alive = (box: Locator): Promise<void> =>
  box.evaluate(
    (area) =>
      new Promise<void>((resolve) => {
        const look = () => (Object.keys(area).some((key) => key.startsWith("__reactFiber")) ? resolve() : setTimeout(look, 50));
        look();
      }),
  );
