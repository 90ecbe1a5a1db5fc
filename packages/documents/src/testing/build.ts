import { strToU8, zipSync, type Zippable } from "fflate";
import type { RandomRun } from "./arbitraries.ts";
import { docx, p, r } from "./docx.ts";

type Paragraphs = readonly (readonly RandomRun[])[];
type Built = Uint8Array<ArrayBuffer>;

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** Something comes last and stays, so that the text is never empty. */
export const last = "The end.";
const wrap = (text: string, is: boolean, before: string, after: string) => (is ? before + text + after : text);

const odtParts = (body: string, styles = ""): Zippable => ({
  mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
  "content.xml": strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><office:automatic-styles><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  ),
});

const span = (style: string) => [`<text:span text:style-name="${style}">`, "</text:span>"] as const;
const code = (text: string) => Array.from(text, (character) => (character > "\u007f" ? `\\u${character.charCodeAt(0)}?` : character)).join("");

/** The same paragraphs in each kind of file that keeps how words are set. */
export const build: Readonly<Record<"docx" | "odt" | "html" | "rtf", (paragraphs: Paragraphs) => Built>> = {
  docx: (list) => docx({ body: [...list.map((runs) => p(runs.map(({ text, bold, italic }) => r(text, `${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}`)).join(""))), p(r(last))].join("") }),
  odt: (list) => odt([...list.map((runs) => runs.map(({ text, bold, italic }) => wrap(wrap(escape(text), italic, ...span("I")), bold, ...span("B"))).join("")), last].map((inside) => `<text:p>${inside}</text:p>`).join("")),
  html: (list) => strToU8(`<!doctype html><body>${[...list.map((runs) => runs.map(({ text, bold, italic }) => wrap(wrap(escape(text), italic, "<i>", "</i>"), bold, "<b>", "</b>")).join("")), last].map((inside) => `<p>${inside}</p>`).join("\n")}</body>`),
  rtf: (list) => strToU8(`{\\rtf1\\ansi ${[...list.map((runs) => runs.map(({ text, bold, italic }) => `{${bold ? "\\b" : ""}${italic ? "\\i" : ""} ${code(text)}}`).join("")), last].join("\\par\n")}\\par}`),
};

/** An .odt of this text, with styles of its own. */
export const odt = (body: string, styles?: string): Built => zipSync(odtParts(body, styles), { mtime: new Date(2020, 0, 1) });
