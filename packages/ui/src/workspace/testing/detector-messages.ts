import type { DetectorMessages, JudgementMessages } from "../detector/messages.ts";
import { messages, reviewMessages } from "./messages.ts";

export const detectorMessages: DetectorMessages = {
  ...messages,
  run: { ...messages.run, humanize: "Check", humanizeFirst: "Check the first {{limit}} words", tooLong: "Only the first {{limit}} words are checked.", loading: "Checking", done: "Checked" },
  result: { label: "What the detector says", emptyTitle: "Nothing checked yet", emptyText: "The answer comes here.", stale: "This is about an earlier text." },
};

const { label: _label, check: _check, checkAgain: _again, checking: _checking, failed: _failed, tooLong: _tooLong, title: _title, before: _before, after: _after, ...judged } = reviewMessages.detection;

export const judgementMessages: JudgementMessages = {
  ...judged,
  text: (words) => `Your text, ${words} words`,
  advice: { "not enough text": "Paste more of it.", other: "More of the text may help." },
  firstWords: (words) => `Only the first ${words} words were checked.`,
  humanize: { label: "Humanize this text", href: "#humanize" },
};
