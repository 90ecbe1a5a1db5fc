import type { Engine, Revealable } from "@prosewell/humanizer";
import type { DailyWords } from "../allowance/allowance.ts";

/** What is asked of a language model beside the rewrite itself. */
export interface Asks {
  readonly reveal: readonly Revealable[];
  /** A sample of the person's own writing; `null` where there is none. */
  readonly voice: string | null;
}

/** Who reads a text that is sent. */
export interface Addressee {
  /** The host of the endpoint, as the site's own server knows it. */
  readonly host: string;
  /** The model's name, as the endpoint knows it. */
  readonly model: string;
}

/** A language model that can be chosen. */
export interface Model {
  readonly to: Addressee;
  engine(asks: Asks): Engine;
  /** Absent where nobody counts words. */
  readonly words?: DailyWords;
}

/** Asks whether there is a language model; `null` where there is none. Must be the same function each time. */
export type FindModel = () => Promise<Model | null>;
