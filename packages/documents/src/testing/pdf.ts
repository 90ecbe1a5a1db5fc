import { strToU8, zlibSync } from "fflate";

/** A PDF by hand: each string is what a page draws. */
export function pdf(pages: readonly string[], { pack = false, pad = "" } = {}): Uint8Array<ArrayBuffer> {
  const objects = ["<</Type/Catalog/Pages 2 0 R>>", `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(" ")}]>>`, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"];
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const push = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, inside: Uint8Array) => {
    offsets[number] = length;
    push(strToU8(`${number} 0 obj\n`));
    push(inside);
    push(strToU8("\nendobj\n"));
  };
  push(strToU8("%PDF-1.4\n"));
  for (const [at, text] of objects.entries()) object(at + 1, strToU8(text));
  for (const [at, drawn] of pages.entries()) {
    object(4 + at * 2, strToU8(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`));
    const stream = pack ? zlibSync(strToU8(drawn + pad)) : strToU8(drawn);
    const inside = [strToU8(`<<${pack ? "/Filter/FlateDecode" : ""}/Length ${stream.length}>>\nstream\n`), stream, strToU8("\nendstream")];
    offsets[5 + at * 2] = length;
    push(strToU8(`${5 + at * 2} 0 obj\n`));
    for (const part of inside) push(part);
    push(strToU8("\nendobj\n"));
  }
  const start = length;
  const count = 4 + pages.length * 2;
  push(strToU8(`xref\n0 ${count}\n0000000000 65535 f \n${offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Draws lines of text, each at its place in points from the left and the top. */
export const drawn = (lines: readonly (readonly [x: number, y: number, text: string, size?: number])[]): string =>
  lines.map(([x, y, text, size = 11]) => `BT /F1 ${size} Tf ${x} ${842 - y} Td (${text.replaceAll(/[\\()]/gu, "\\$&")}) Tj ET`).join("\n");
