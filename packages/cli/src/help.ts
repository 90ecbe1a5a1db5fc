import { strengths, tones } from "@prosewell/humanizer";

export const help = `Rewrites generated prose into natural writing, on this machine. Facts are locked and proved unchanged.

Usage: prosewell humanize [FILE] [options]

Reads FILE, or standard input where there is none or it is "-", as UTF-8; writes the rewritten text.

Options:
  --tone TONE          ${tones.join(", ")} (default: standard)
  --strength STRENGTH  ${strengths.join(", ")} (default: standard)
  --lock WORD          a word or phrase to leave alone; may be given many times
  --json               write the whole result: text, edits with their reasons, proof, counts
  --jsonl              read lines {"id","text"}, write a line {"id", …result} for each
  --help               show this
  --version            show the version

Exit codes: 0 done, 1 bad usage, 2 input that cannot be read.

Examples:
  prosewell humanize essay.md > better.md
  pbpaste | prosewell humanize --tone casual --lock "Acme Cloud"
  prosewell humanize --jsonl < texts.jsonl > results.jsonl
`;
