/** One sign of RTF. Offsets are into the source, `to` behind the space that ends a word. */
export type Token =
  | { readonly kind: "open"; readonly from: number; readonly to: number }
  | { readonly kind: "close"; readonly from: number; readonly to: number }
  | { readonly kind: "word"; readonly word: string; readonly value: number | undefined; readonly from: number; readonly to: number }
  | { readonly kind: "symbol"; readonly symbol: string; readonly from: number; readonly to: number }
  | { readonly kind: "byte"; readonly byte: number; readonly from: number; readonly to: number }
  | { readonly kind: "text"; readonly text: string; readonly from: number; readonly to: number };

const sign = /[{}]|\\(?:([a-zA-Z]{1,40})(-?\d{1,10})? ?|'([\da-fA-F]{2})|([^]))|[^{}\\\r\n\u0080-\u00ff]+|[\u0080-\u00ff]|[\r\n]+/g;

/** The signs of a source in which each character is one byte of the file. */
export function* tokensOf(source: string): Generator<Token> {
  sign.lastIndex = 0;
  const pattern = new RegExp(sign);
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const [all, word, value, byte, symbol] = found;
    const from = found.index;
    const to = from + all.length;
    if (all === "{") yield { kind: "open", from, to };
    else if (all === "}") yield { kind: "close", from, to };
    else if (word !== undefined) {
      yield { kind: "word", word, value: value === undefined ? undefined : Number(value), from, to };
      // Raw bytes of pictures may look like anything.
      if (word === "bin") pattern.lastIndex = to + Math.max(0, Number(value ?? 0));
    } else if (byte !== undefined) yield { kind: "byte", byte: Number.parseInt(byte, 16), from, to };
    else if (symbol !== undefined) yield { kind: "symbol", symbol, from, to };
    else if (all.charCodeAt(0) > 0x7f) yield { kind: "byte", byte: all.charCodeAt(0), from, to };
    else if (all[0] !== "\r" && all[0] !== "\n") yield { kind: "text", text: all, from, to };
  }
}
