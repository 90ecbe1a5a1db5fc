import type { Page } from "playwright-core";

const controls = "a[href], button, summary, label, input, textarea";

type State = "hover" | "active" | "focus" | "focus-visible";

/** Puts all controls of a page into these states at once, as a pointer or a key does with one of them. Gives what lets go. */
export async function force(page: Page, ...forcedPseudoClasses: State[]): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: controls });
  await Promise.all(nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })));
  return () => session.detach();
}

/** Brings what moves to its end; what moves for ever is left alone. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
