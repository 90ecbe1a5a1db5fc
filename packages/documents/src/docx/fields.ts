/** What a field holds that has begun and not ended. */
interface Field {
  instruction: string;
  showsResult: boolean;
}

/** Tables and entries that Word makes from the rest of the text. */
const generated = /^\s*(?:TOC|INDEX|TOA|XE|TC|TA|RD)\b/u;
const hyperlink = /^\s*HYPERLINK\s+(?:\\l\s+)?"?([^"\s]+)"?/u;

/** Follows the fields of a part, which may run over many paragraphs and lie in one another. */
export class Fields {
  readonly #open: Field[] = [];

  mark(type: string | undefined): void {
    const last = this.#open.at(-1);
    if (type === "begin") this.#open.push({ instruction: "", showsResult: false });
    else if (type === "separate" && last) last.showsResult = true;
    else if (type === "end") this.#open.pop();
  }

  instruct(text: string): void {
    const last = this.#open.at(-1);
    if (last && !last.showsResult) last.instruction += text;
  }

  /** Whether what stands here is seen, and is text of the document's own. */
  get isShown(): boolean {
    return this.#open.every(({ instruction, showsResult }) => showsResult && !generated.test(instruction));
  }

  /** Whether Word would write anew what stands here. A link's words are the author's. */
  get isResult(): boolean {
    return this.#open.some(({ instruction }) => !hyperlink.test(instruction));
  }

  get link(): string | undefined {
    for (const { instruction } of this.#open) {
      const [found, address] = hyperlink.exec(instruction) ?? [];
      if (found) return found.includes("\\l") ? `#${address}` : address;
    }
    return undefined;
  }
}
