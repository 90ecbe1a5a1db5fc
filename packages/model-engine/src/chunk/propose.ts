import type { EndpointFailure } from "../endpoint/failure.ts";
import type { Client } from "../endpoint/client.ts";
import type { Answer } from "../endpoint/endpoint.ts";
import { asking, askingAgain, type Message, type Prompt } from "../prompt.ts";
import { cleaned } from "./clean.ts";
import { type Ask, read, type Wording } from "./wordings.ts";

/** All that was proposed for a chunk, and why there may be too little of it. */
export interface Proposals {
  readonly wordings: readonly Wording[];
  readonly failure?: EndpointFailure;
}

interface Means {
  readonly client: Client;
  /** Answers asked for while nobody waits. */
  readonly candidates: number;
  readonly isFirst: boolean;
}

/** An answer may be so many times as long as what was sent, and a little more, before nobody listens. */
const [times, more] = [3, 600];

/**
 * Asks for wordings of a chunk: one answer, others beside it while there is room, and where none can stand whole, one more that is
 * told what was wrong.
 */
export async function propose(prompt: Prompt, ask: Ask, { client, candidates, isFirst }: Means, signal: AbortSignal): Promise<Proposals> {
  const longest = prompt.masked.text.length * times + more;
  const request = async (messages: readonly Message[], comesFirst: boolean) => {
    const answer = await client.ask({ messages, longest }, comesFirst, signal);
    return { answer, reading: read(answer.text, ask) };
  };
  const spare = client.isFree ? candidates - 1 : 0;
  const first = request(asking(prompt), isFirst);
  // Those beside the first are a help, and no reason to fail.
  const others = Array.from({ length: spare }, () => request(asking(prompt), false).catch(() => null));
  const answers = [await first, ...(await Promise.all(others)).filter((one) => one !== null)];
  signal.throwIfAborted();

  const [head] = answers;
  const isWhole = answers.some(({ reading }) => reading.failures.length === 0);
  const failure = head?.answer.failure;
  if (head && !isWhole && mayMend(head.answer)) {
    answers.push(await request(askingAgain(prompt, shown(head.answer, prompt), head.reading.failures), false));
  }
  const wordings = answers.flatMap(({ reading }) => reading.wordings);
  return { wordings, ...(failure && wordings.every(({ failures }) => failures.length > 0) && { failure }) };
}

/** An endpoint that gave no answer gives no better one either. */
const mayMend = ({ failure }: Answer) => failure === undefined || failure.kind === "unusable";

/** The answer as it is held up to the model: what ran on is cut. */
const shown = ({ text }: Answer, { masked }: Prompt): string => cleaned(text, masked.text).slice(0, masked.text.length * 2 + more) || "(nothing)";

