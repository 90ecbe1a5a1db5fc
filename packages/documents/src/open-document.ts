import type { OnShare, OpenDocument } from "./document.ts";
import { DocumentError } from "./failure.ts";
import type { DocumentKind } from "./kinds.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { kindOf } from "./sniff.ts";
import { inWholeGroups } from "./whole-groups.ts";

type Open = (bytes: Uint8Array, limits: Limits, onShare: OnShare) => OpenDocument | Promise<OpenDocument>;

/** What each kind needs is loaded once a file of that kind is opened. */
const openers: Readonly<Record<DocumentKind, () => Promise<Open>>> = {
  txt: async () => (await import("./text/open-text.ts")).openPlain,
  md: async () => (await import("./text/open-text.ts")).openMarkdown,
  html: async () => (await import("./html/open-html.ts")).openHtml,
  docx: async () => (await import("./docx/open-docx.ts")).openDocx,
  odt: async () => (await import("./odt/open-odt.ts")).openOdt,
  rtf: async () => (await import("./rtf/open-rtf.ts")).openRtf,
  pdf: async () => (await import("./pdf/open-pdf.ts")).openPdf,
};

/**
 * Opens a file. What it is goes by its bytes; `name` must not say otherwise. Nothing in it is run, and nothing that it names is fetched.
 * Rejects with a {@link DocumentError}, whatever the bytes are.
 *
 * @param limits Bounds that differ from the usual ones: 10 MB, 32 MB a part once unpacked, 1,000 pages of a PDF.
 * @param onShare Called after each page of a PDF; the other kinds are read at once.
 */
export async function openDocument(bytes: Uint8Array, name: string, limits: Partial<Limits> = {}, onShare: OnShare = () => {}): Promise<OpenDocument> {
  const bounds = { ...defaultLimits, ...limits };
  try {
    const open = await openers[kindOf(bytes, name, bounds)]();
    const document = await open(bytes, bounds, onShare);
    if (!/[\p{L}\p{N}]/u.test(document.text)) throw new DocumentError("noText", "There is not a word in it.");
    return { ...document, write: inWholeGroups((changes, options) => document.write(changes, options)) };
  } catch (cause) {
    throw cause instanceof DocumentError ? cause : new DocumentError("damaged", "The file cannot be read.", { cause });
  }
}
