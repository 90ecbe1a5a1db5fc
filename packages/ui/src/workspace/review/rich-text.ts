import DOMPurify from "dompurify";
import { Marked } from "marked";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A line break is one, as it is shown; and what looks like HTML is text, as it is shown. */
const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: { html: ({ text }) => text.replaceAll(/[&<>]/gu, (sign) => escapes[sign] ?? sign) },
});

/** A text as HTML, for programs that take rich text: its Markdown as headings, lists, tables, links and emphasis, and nothing that does something. */
export const toHtml = (text: string): string => DOMPurify.sanitize(marked.parse(text, { async: false }), { USE_PROFILES: { html: true } });
