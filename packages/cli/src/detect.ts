import { createDetector, type Detection } from "@prosewell/detector";
import { answer } from "./answer.ts";
import type { Input } from "./command.ts";

export async function detect(input: Input): Promise<void> {
  const detector = await createDetector();
  await answer(input, (text) => {
    const detection = detector.detect(text);
    return { value: detection, plain: inWords(detection) };
  });
}

/** One line to each, as `sort` and `grep` like them. */
const inWords = ({ verdict, probability, range: [low, high], reliability, language, reasons, sentences }: Detection): string =>
  [
    `verdict      ${verdict}`,
    `probability  ${probability === null ? "cannot tell" : `${probability.toFixed(2)}, between ${low.toFixed(2)} and ${high.toFixed(2)}`}`,
    `reliability  ${reliability}`,
    `language     ${language}`,
    ...[...reasons, ...strongest(sentences)].map(({ text }) => `reason       ${text}`),
    "",
  ].join("\n");

const mostTold = 5;

/** The first reason of each sentence that speaks loudest; all of them stand in the JSON. */
const strongest = (sentences: Detection["sentences"]) =>
  sentences
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => Math.abs(other.probability - 0.5) - Math.abs(one.probability - 0.5))
    .slice(0, mostTold)
    .flatMap(({ reasons }) => reasons.slice(0, 1));
