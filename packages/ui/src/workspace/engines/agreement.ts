import type { Revealable } from "@prosewell/humanizer";
import type { Addressee } from "./model.ts";

/** What a person agreed to: whose model reads the text, and what of its facts it may see. */
export interface Agreement {
  /** Who was agreed to; of anybody else nothing was said. */
  readonly to: Addressee;
  readonly reveal: readonly Revealable[];
}

const key = "workspace_model";

/** Its own package's list would bring the engine along. */
const everyKind = { names: 0, numbers: 0, addresses: 0 } satisfies Record<Revealable, 0>;
const isRevealable = (value: unknown): value is Revealable => typeof value === "string" && Object.hasOwn(everyKind, value);
export const revealables: readonly Revealable[] = Object.keys(everyKind).filter(isRevealable);

/** The agreement that the person wished to be remembered on this device, if it is with these. */
export const rememberedWith = ({ host, model }: Addressee): Agreement | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const kept = stored as Partial<Record<"host" | "model" | "reveal", unknown>>;
    if (kept.host !== host || kept.model !== model) return null;
    return { to: { host, model }, reveal: Array.isArray(kept.reveal) ? kept.reveal.filter(isRevealable) : [] };
  } catch {
    return null;
  }
};

/** Remembers an agreement, or forgets every one. */
export const remember = (agreement: Agreement | null): void => {
  try {
    if (agreement) localStorage.setItem(key, JSON.stringify({ ...agreement.to, reveal: agreement.reveal }));
    else localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, it holds until the page is left.
  }
};
