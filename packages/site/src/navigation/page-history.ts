/** Where the browser stands, and what the router noted about it there. */
export interface Entry {
  readonly path: string;
  readonly state: unknown;
}

export type Repair = { readonly type: "none" | "reload" } | { readonly type: "note"; readonly state: unknown };

/**
 * A move along a page is the browser's own and leaves a history entry without the router's note, so that a later Back to it
 * would change the address and not the page. Such an entry takes the note of its page; an entry whose page is not the one in
 * view, and that the router cannot show for want of a note, is loaded anew.
 */
export function repairOf(reached: Entry, shownPath: string, last: Entry | null): Repair {
  if (reached.state !== null) return { type: "none" };
  if (reached.path !== shownPath) return { type: "reload" };
  return last?.path === reached.path && last.state !== null ? { type: "note", state: last.state } : { type: "none" };
}
