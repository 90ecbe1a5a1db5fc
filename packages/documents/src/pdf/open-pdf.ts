import { getDocumentProxy } from "unpdf";
import type { OnShare, OpenDocument } from "../document.ts";
import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";
import { Flow } from "../map/flow.ts";
import { settle } from "../map/settle.ts";
import { splice } from "../map/splice.ts";
import { TextMap } from "../map/text-map.ts";
import { withoutFurniture, type Page } from "./furniture.ts";
import { fragmentsOf, type Glyphs } from "./glyphs.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { regionsOf } from "./reading-order.ts";
import { boundStreams } from "./streams.ts";

/** Characters that are read of a page, and of all of them; a page of a book has 3,000. */
const longestPage = 200_000;
const longestText = 5_000_000;

/** Opens a PDF. Its pages hold letters at places and no text, so that its text is put together again, and goes out as Markdown. */
export async function openPdf(bytes: Uint8Array, limits: Limits, onShare: OnShare): Promise<OpenDocument> {
  boundStreams(new TextDecoder("windows-1252").decode(bytes), bytes, limits);
  const pages = await pagesOf(bytes, limits, onShare);
  if (pages.every(({ fragments }) => fragments.length === 0)) throw new DocumentError("scanned", "The pages are pictures, with no text in them.");

  const source = new TextMap<null, null>();
  const flow = new Flow(source);
  const still = (text: string) => [{ text, run: null, from: 0, to: 0 }];
  for (const part of paragraphsOf(withoutFurniture(pages).flatMap(({ fragments }) => regionsOf(fragments)))) {
    if ("rows" in part) flow.table(part.rows.map((row) => row.map(still)));
    else flow.block(part.shape, still(part.text), null);
  }
  const { text } = source;
  const map = new TextMap<true, never>();
  map.run(text, true, 0, text.length);
  return {
    kind: "pdf",
    text,
    locked: [],
    writes: "md",
    canTrack: false,
    write(changes) {
      const { settled, refused, text: after } = settle(map, changes, true);
      const splices = settled.flatMap(({ operations }) => operations.map(({ from, to, after: put }) => ({ from, to, text: put })));
      return { bytes: new TextEncoder().encode(`${splice(text, splices)}\n`), text: after, refused };
    },
  };
}

async function pagesOf(bytes: Uint8Array, limits: Limits, onShare: OnShare): Promise<Page[]> {
  // The reader takes the bytes for itself; scripts in a PDF are never run, and fonts and pictures never loaded.
  const pdf = await getDocumentProxy(bytes.slice(), { disableFontFace: true, stopAtErrors: false, verbosity: 0 }).catch((cause: unknown) => {
    const isLocked = cause instanceof Error && cause.name === "PasswordException";
    throw new DocumentError(isLocked ? "password" : "damaged", isLocked ? "The PDF is encrypted." : "The PDF cannot be read.", { cause });
  });
  try {
    if (pdf.numPages > limits.pages) throw new DocumentError("tooManyPages", `The PDF has ${pdf.numPages} pages.`);
    const pages: Page[] = [];
    let whole = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const glyphs: Glyphs[] = [];
      let length = 0;
      for (const item of items) {
        if (!("str" in item) || item.str.trim() === "") continue;
        const [a, b, , d, x, y] = item.transform.map(Number);
        // Text that stands upright or aslant is a stamp or the label of an axis.
        if (a === undefined || b === undefined || d === undefined || x === undefined || y === undefined || Math.abs(b) > Math.abs(a) * 0.1) continue;
        length += item.str.length;
        whole += item.str.length;
        if (length > longestPage || whole > longestText) throw new DocumentError("tooMuchInside", `Page ${number} holds more text than a page can.`);
        glyphs.push({ text: item.str, x, y: height - y, width: item.width, size: Math.hypot(a, b) || Math.abs(d), isRightToLeft: item.dir === "rtl" });
      }
      pages.push({ height, fragments: fragmentsOf(glyphs).filter(({ text }) => text !== "") });
      page.cleanup();
      onShare(number / pdf.numPages);
    }
    return pages;
  } catch (cause) {
    throw cause instanceof DocumentError ? cause : new DocumentError("damaged", "A page of the PDF cannot be read.", { cause });
  } finally {
    await pdf.loadingTask.destroy();
  }
}
