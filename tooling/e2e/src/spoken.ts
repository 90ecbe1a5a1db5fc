import type { CDPSession, Page } from "playwright-core";

/** What a screen reader says of where the focus is, as the browser tells it. */
export interface Said {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Such as `expanded` or `modal`, where they are set. */
  readonly states: readonly string[];
}

declare global {
  interface Window {
    /** Everything that was announced so far, in a page that is read aloud. */
    heard: string[];
  }
}

/** Reads a page as a screen reader does: what has the focus, and what is announced without it. To be called before the page is opened. */
export async function readAloud(page: Page) {
  await page.addInitScript(() => {
    const live = "[aria-live]:not([aria-live=off]), output, [role=status], [role=alert]";
    const last = new WeakMap<Element, string>();
    window.heard = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll<HTMLElement>(live)) {
        if (!region.checkVisibility()) continue;
        const text = region.innerText.replaceAll(/\s+/gu, " ").trim();
        if (text !== "" && last.get(region) !== text) window.heard.push(text);
        last.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const devtools = await page.context().newCDPSession(page);

  return {
    /** Everything that was announced so far, in order. */
    heard: () => page.evaluate(() => window.heard),
    focus: () => focused(devtools),
    /** Tabs on until what has the focus has this role and a name that begins so; gives every stop of the way. */
    tabTo: async (role: string, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<readonly Said[]> => {
      const way: Said[] = [];
      while (way.length < 150) {
        await page.keyboard.press(key);
        const said = await focused(devtools);
        way.push(said);
        if (said.role === role && said.name.startsWith(name)) return way;
      }
      throw new Error(`No ${role} “${name}” on the way: ${way.map((said) => `${said.role} “${said.name}”`).join(", ")}`);
    },
  };
}

async function focused(devtools: CDPSession): Promise<Said> {
  const { result } = await devtools.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = await devtools.send("Accessibility.getPartialAXTree", { ...(result.objectId && { objectId: result.objectId }), fetchRelatives: false });
  const [node] = nodes;
  const words = (value: { readonly value?: unknown } | undefined) => (typeof value?.value === "string" ? value.value.replaceAll(/\s+/gu, " ").trim() : "");
  const states = (node?.properties ?? []).filter(({ value }) => value.value === true).map(({ name }) => name);
  return { role: words(node?.role), name: words(node?.name), description: words(node?.description), states };
}
