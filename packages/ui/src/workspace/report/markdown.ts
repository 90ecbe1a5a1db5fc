import { visible } from "../review/visible.ts";
import { aboutRun, figures, tallied } from "./lines.ts";
import type { ReportMessages } from "./messages.ts";
import type { Report, ReportedEdit } from "./report.ts";

const longestRun = (text: string, of: RegExp) => Math.max(0, ...(text.match(of) ?? []).map(({ length }) => length));

const signs = /[\\`*_[\]<>~&|$]/gu;
/** What would begin a list, a heading or a quotation. */
const beginning = /^(\d*)([-+#=.)])/u;

/** Words that Markdown must not read anything into. */
const plain = (text: string) => text.replaceAll(/\s+/gu, " ").trim().replaceAll(signs, String.raw`\$&`).replace(beginning, String.raw`$1\$2`);

/** A stretch of a text as it stands, on one line. */
const quoted = (text: string) => {
  const line = visible(text).replaceAll(/(?<!\s)\s*[\n\r\u2028\u2029]\s*/gu, " ⏎ ");
  const fence = "`".repeat(longestRun(line, /`+/gu) + 1);
  const room = /^[` ]|[` ]$/u.test(line) ? " " : "";
  return `${fence}${room}${line}${room}${fence}`;
};

/** A whole text as it stands. */
const block = (text: string) => {
  const fence = "`".repeat(Math.max(3, longestRun(text, /`+/gu) + 1));
  return `${fence}text\n${text.replace(/\n$/u, "")}\n${fence}`;
};

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

const edited = ({ before, after, wording, decision, reason, rule, evidence }: ReportedEdit, messages: ReportMessages) => {
  const words = (text: string) => (text === "" ? plain(messages.nothing) : quoted(text));
  const change = decision === "undone" ? `${words(before)} → ${words(after)}` : `${words(before)} → ${words(wording)}`;
  const proposed = decision === "reworded" ? [messages.proposed("\u0000")].map((line) => plain(line).replace("\u0000", () => words(after))) : [];
  const about = [`**${plain(messages.decisions[decision])}**`, ...proposed, plain(reason), `${plain(messages.ruleName(rule))}${evidence === undefined ? "" : `: ${plain(evidence)}`}`];
  return `${change}  \n   ${about.join("  \n   ")}`;
};

/** The report in Markdown. */
export const toMarkdown = (report: Report, messages: ReportMessages): string => {
  const { headings } = messages;
  const { facts, edits, hints } = report;
  const count = facts.kept.reduce((total, [, texts]) => total + texts.length, 0);
  const gone = [
    ...(facts.lost.length > 0 ? [`${plain(messages.lost(facts.lost.length))} ${tallied(facts.lost).map(quoted).join(", ")}`] : []),
    ...(facts.added.length > 0 ? [`${plain(messages.added(facts.added.length))} ${tallied(facts.added).map(quoted).join(", ")}`] : []),
  ];
  const parts = [
    `# ${plain(messages.title)}`,
    listed(aboutRun(report, messages).map(plain)),
    `## ${plain(headings.figures)}`,
    listed(figures(report, messages).map(plain)),
    `## ${plain(headings.facts)}`,
    `**${plain(messages.facts(count))}**`,
    plain(messages.factsHow),
    listed([...gone, ...facts.kept.map(([kind, texts]) => `${plain(messages.kind(kind, texts.length))}: ${tallied(texts).map(quoted).join(", ")}`)]),
    `## ${plain(messages.edits(edits.length))}`,
    edits.map((edit, index) => `${index + 1}. ${edited(edit, messages)}`).join("\n"),
    ...(hints.length === 0 ? [] : [`## ${plain(headings.hints)}`, listed(hints.map(({ text, reason }) => `${quoted(text)}: ${plain(reason)}`))]),
    `## ${plain(headings.result)}`,
    block(report.text),
    `## ${plain(headings.original)}`,
    block(report.original),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
};
