import { strengths, tones } from "@prosewell/humanizer";

export const help = `Rewrites generated prose into natural writing, and tells how likely a text is to be generated. Both on this machine,
unless you ask for a language model.

Usage: prosewell humanize [FILE] [options]
       prosewell humanize FILE... --out DIR [options]
       prosewell detect [FILE] [options]

Reads FILE, or standard input where there is none or it is "-", as UTF-8. A .docx, .odt, .rtf or .pdf is read as Markdown.
humanize writes the rewritten text, its facts locked and proved unchanged; detect writes a verdict with its range and reasons.

Options of humanize:
  --tone TONE          ${tones.join(", ")} (default: standard)
  --strength STRENGTH  ${strengths.join(", ")} (default: standard)
  --lock WORD          a word or phrase to leave alone; may be given many times
  --engine ENGINE      embedded, on this machine (default), or model: the language model at MODEL_BASE_URL, which is sent the text
  --out DIR            write each FILE to this folder, the same file with only the edited words changed; never over
                       what was read. Takes .docx, .odt, .html, .rtf, .txt and .md; a .pdf is written as .md
  --tracked-changes    make each edit in a .docx or .odt a tracked change, its reason a comment

Options of both:
  --json               write the whole result: edits and proof, or sentences and reasons
  --jsonl              read lines {"id","text"}, write a line {"id", …result} for each
  --help               show this
  --version            show the version

Exit codes: 0 done, 1 bad usage, 2 input that cannot be read (of many files: some could not; the others are done).

Examples:
  prosewell humanize essay.md > better.md
  pbpaste | prosewell humanize --tone casual --lock "Acme Cloud"
  prosewell humanize *.docx --out rewritten --tracked-changes
  prosewell detect --json essay.md
  prosewell humanize --jsonl < texts.jsonl > results.jsonl
`;
