import { visible } from "../review/visible.ts";
import { aboutRun, figures, tallied } from "./lines.ts";
import type { ReportMessages } from "./messages.ts";
import { pageStyle } from "./page-style.ts";
import type { Report, ReportedEdit } from "./report.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Markup that is finished: only `html` makes it. */
class Markup {
  readonly #markup: string;
  constructor(markup: string) {
    this.#markup = markup;
  }
  toString() {
    return this.#markup;
  }
}

type Filling = string | number | Markup | readonly Markup[];

const filled = (filling: Filling): string => {
  if (filling instanceof Markup) return String(filling);
  if (typeof filling === "object") return filling.join("");
  return String(filling).replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? "");
};

/** A template whose fillings are text, unless they were made by it. */
const html = (parts: TemplateStringsArray, ...fillings: readonly Filling[]) => new Markup(String.raw({ raw: parts }, ...fillings.map(filled)));

const nothing = html``;
const quoted = (text: string) => html`<q class="words" dir="auto">${visible(text)}</q>`;
const joined = (texts: readonly string[]) => tallied(texts).map((text, index) => html`${index === 0 ? "" : ", "}${quoted(text)}`);
const lines = (texts: readonly string[]) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

const edited = ({ before, after, wording, decision, reason, rule, evidence }: ReportedEdit, messages: ReportMessages) => {
  const words = (text: string) => (text === "" ? html`<em>${messages.nothing}</em>` : html`${visible(text)}`);
  const change =
    decision === "undone"
      ? html`<span dir="auto">${words(before)}</span> → <s class="proposed" dir="auto">${words(after)}</s>`
      : html`<del dir="auto">${words(before)}</del> → <ins dir="auto">${words(wording)}</ins>`;
  return html`<li data-decision="${decision}"><p class="change">${change}</p>
<p><strong>${messages.decisions[decision]}</strong>${decision === "reworded" ? html` ${messages.proposed(after === "" ? messages.nothing : visible(after))}` : nothing}</p>
<p class="reason">${reason}</p>
<p class="rule">${messages.ruleName(rule)}${evidence === undefined ? nothing : html`: ${evidence}`}</p></li>
`;
};

/** The report as a page of its own: it fetches nothing, runs nothing, and can be printed. */
export const toHtml = (report: Report, messages: ReportMessages): string => {
  const { headings } = messages;
  const { facts, edits, hints, outcome } = report;
  const count = facts.kept.reduce((total, [, texts]) => total + texts.length, 0);
  const text = (heading: string, whole: string) => html`<section><h2>${heading}</h2><div class="text" lang="${outcome.result.language}" dir="auto">${whole}</div></section>`;

  return String(html`<!doctype html>
<html lang="${messages.locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<main>
<header><h1>${messages.title}</h1>${lines(aboutRun(report, messages))}</header>
<section><h2>${headings.figures}</h2>${lines(figures(report, messages))}</section>
<section><h2>${headings.facts}</h2>
<p class="stamp">${messages.facts(count)}</p>
<p>${messages.factsHow}</p>
${facts.lost.length > 0 ? html`<p class="gone">${messages.lost(facts.lost.length)} ${joined(facts.lost)}</p>` : nothing}
${facts.added.length > 0 ? html`<p class="gone">${messages.added(facts.added.length)} ${joined(facts.added)}</p>` : nothing}
<dl>${facts.kept.map(([kind, texts]) => html`<dt>${messages.kind(kind, texts.length)}</dt><dd>${joined(texts)}</dd>`)}</dl>
</section>
<section><h2>${messages.edits(edits.length)}</h2><ol>${edits.map((edit) => edited(edit, messages))}</ol></section>
${hints.length > 0 ? html`<section><h2>${headings.hints}</h2><ul>${hints.map(({ text: place, reason }) => html`<li>${quoted(place)} ${reason}</li>`)}</ul></section>` : nothing}
${text(headings.result, report.text)}
${text(headings.original, report.original)}
</main>
</body>
</html>
`);
};
