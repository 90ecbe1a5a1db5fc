const width = 24;
const longestName = 40;

/** A bar on a terminal; nothing where errors go to a file or another program. */
export class Progress {
  readonly #isShown = process.stderr.isTTY;
  #last = "";

  /** @param share Of the whole, from 0 to 1. */
  show(share: number, name: string): void {
    if (!this.#isShown) return;
    const done = Math.round(Math.min(1, share) * width);
    const line = `${"█".repeat(done)}${"░".repeat(width - done)} ${String(Math.floor(share * 100)).padStart(3)} %  ${name.length > longestName ? `…${name.slice(1 - longestName)}` : name}`;
    if (line === this.#last) return;
    this.#last = line;
    process.stderr.write(`\r\u001b[K${line}`);
  }

  clear(): void {
    if (this.#isShown && this.#last !== "") process.stderr.write("\r\u001b[K");
    this.#last = "";
  }
}
