/**
 * What became of things that were worked out before, by all that the working depends on, so that an equal one need not be worked out
 * again. Holds keys of at most `limit` UTF-16 code units together; what was asked for longest ago goes first.
 */
export class Recollection<Made> {
  readonly #limit: number;
  readonly #made = new Map<string, Made>();
  #held = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  recall(key: string, make: () => Made): Made {
    const known = this.#made.get(key);
    if (known !== undefined) this.#made.delete(key);
    else this.#held += key.length;
    const made = known ?? make();
    this.#made.set(key, made);
    for (const [oldest] of this.#made) {
      if (this.#held <= this.#limit) break;
      this.#made.delete(oldest);
      this.#held -= oldest.length;
    }
    return made;
  }
}
