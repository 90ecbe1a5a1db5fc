import { GFM, MarkdownParser, parser, type MarkdownConfig } from "@lezer/markdown";

const codeIndent = 4;
const minimumWords = 8;

/** A long line of plain words, as a word processor's first-line indent leaves it; code and set-out layout are not like that. */
function readsAsProse(line: string): boolean {
  const words = line.trim().split(/\s+/);
  const plain = words.filter((word) => /^[\p{P}]*[\p{L}\p{M}'’-]+[\p{P}]*$/u.test(word)).length;
  return words.length >= minimumWords && plain / words.length > 0.8 && /^["“‘'«(]?\p{L}/u.test(line.trim()) && !/[{};=]\s*$/.test(line);
}

const indentedProse: MarkdownConfig = {
  parseBlock: [
    {
      name: "IndentedProse",
      before: "IndentedCode",
      parse(_context, line) {
        // Taking the indent away is what makes the code parser, which comes next, leave the line to paragraphs.
        if (line.indent >= line.baseIndent + codeIndent && readsAsProse(line.text)) line.indent = line.baseIndent;
        return false;
      },
    },
  ],
};

/** One of these stands in whatever is no plain text: most paragraphs hold none, and need not be read letter by letter. */
const mark = /[\\&`<*_[~]| {2}\n/;
const bareLink = /www\.|https?:\/\/|@|mailto:|xmpp:/;

const whole = parser.configure([GFM, indentedProse]);
const withoutBareLinks = whole.configure({ remove: ["Autolink"] });

/** Markdown as people and assistants write it. The tree's offsets are those of the string that it is given. */
export const markdown: MarkdownParser = Object.assign(whole, {
  parseInline(text: string, offset: number) {
    if (bareLink.test(text)) return MarkdownParser.prototype.parseInline.call(whole, text, offset);
    return mark.test(text) ? withoutBareLinks.parseInline(text, offset) : [];
  },
});
