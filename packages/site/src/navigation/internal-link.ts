/** The parts of a click that say what the person meant by it. */
export type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** The parts of an anchor that say where it leads, and how. */
export interface Anchor {
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
}

/** A plain press of the main button. Every other click is the browser's: a new tab, a window, a saved file. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;

/** The path of the other page of this site that an anchor leads to; `undefined` when it leads elsewhere, or along this page. */
export function otherPage({ href, target, download }: Anchor, here: string): string | undefined {
  const to = URL.parse(href);
  const from = new URL(here);
  if (!to || to.origin !== from.origin || download || (target !== "" && target !== "_self")) return undefined;
  if (to.pathname === from.pathname && to.search === from.search) return undefined;
  return to.pathname + to.search + to.hash;
}
