import type { Proposal, Scene } from "../../rule.ts";
import type { Operation } from "../pack.ts";

export interface LeftoverTable extends Pick<Operation, "rewrites" | "leaves"> {
  /** Greetings before an answer; alone they prove nothing. */
  readonly greetings: string;
  /** "Here is a revised version of your text", up to its colon or stop. */
  readonly presented: string;
  /** An offer to go on, as a whole sentence. */
  readonly offers: readonly string[];
  /** "I hope this helps", which counts beside an offer alone. */
  readonly goodbyes: readonly string[];
  /** "As a language model, I cannot …, but", or as a whole sentence. */
  readonly asMachine: string;
}

/** What an assistant said to whoever asked for the text. */
export const chatLeftovers = ({ greetings, presented, offers, goodbyes, asMachine, rewrites, leaves }: LeftoverTable): Operation => {
  const first = new RegExp(`^(?:[¡]?(?:${greetings})\\s?[!.,:]* *)?(?:${presented})\\s*`, "u");
  const offer = new RegExp(`^(?:${offers.join("|")})$`, "u");
  const goodbye = new RegExp(`^(?:${goodbyes.join("|")})$`, "u");
  const machine = new RegExp(`^(?:${asMachine})`, "u");

  /** From the last sentence back, as far as they speak to the person who asked. */
  function* ending({ text, block }: Scene): Generator<Proposal> {
    let at = block.sentences.length;
    let offering = false;
    for (const { start, end } of block.sentences.toReversed()) {
      const said = text.slice(start, end);
      if (!offer.test(said) && !goodbye.test(said)) break;
      offering ||= offer.test(said);
      at -= 1;
    }
    const end = block.sentences.at(-1)?.end;
    if (offering && end !== undefined) yield { start: block.sentences[at - 1]?.end ?? block.sentences[at]?.start ?? 0, end, after: [""] };
  }

  return {
    operation: "chat-leftovers",
    why: "This line talks to whoever asked for the text, not to its readers.",
    from: "light",
    always: true,
    foreign: true,
    rewrites,
    leaves,
    *propose(scene) {
      const { text, sentence, block, index, opensText, closesText } = scene;
      if (opensText && index === 0) {
        const found = first.exec(text.slice(sentence.start));
        if (found) yield { start: sentence.start, end: sentence.start + found[0].length, after: [""] };
      }
      if (closesText && index === block.sentences.length - 1) yield* ending(scene);
      const whole = text.slice(sentence.start, sentence.end);
      const found = machine.exec(whole)?.[0];
      if (!found) return;
      const end = found.length === whole.length ? (block.sentences[index + 1]?.start ?? sentence.end) : sentence.start + found.length;
      yield { start: sentence.start, end, after: [""] };
    },
  };
};
