/** What went over the wire for one passage. */
export interface Exchange {
  readonly passage: string;
  readonly answer: string;
  readonly isSecondTry: boolean;
  readonly sent: number;
}

const mark = /[⟦⦃⦗⟬]\s*\d+\s*[⟧⦄⦘⟭]/gu;

/** Whether an answer has the marks of its passage, each once and in order, and no figure beside them. */
export const keepsMarks = ({ passage, answer }: Exchange): boolean => {
  const marks = (text: string) => (text.match(mark) ?? []).map((one) => one.replaceAll(/\s/gu, "")).join(" ");
  const figures = (text: string) => (text.replaceAll(mark, "").match(/\d+/gu) ?? []).join(" ");
  return marks(passage) === marks(answer) && figures(passage) === figures(answer);
};

/** `fetch`, with a record of what was asked and answered. */
export function watchedFetch(): { readonly fetch: typeof globalThis.fetch; readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    async fetch(address, init) {
      const body = typeof init?.body === "string" ? init.body : "";
      const { messages } = JSON.parse(body);
      const response = await globalThis.fetch(address, init);
      void response
        .clone()
        .text()
        .then(
          (events) => exchanges.push({ passage: /<text>([^]*?)<\/text>/u.exec(messages[1].content)?.[1] ?? "", answer: said(events), isSecondTry: messages.length > 2, sent: body.length }),
          () => {}, // Broken off; the engine tells of it.
        );
      return response;
    },
  };
}

/** The text of a streamed answer. */
const said = (events: string): string =>
  events
    .split("\n")
    .flatMap((line) => (line.startsWith("data: {") ? [JSON.parse(line.slice(6)).choices?.[0]?.delta?.content ?? ""] : []))
    .join("")
    .replaceAll(/<think>[^]*?<\/think>/gu, "")
    .trim();
