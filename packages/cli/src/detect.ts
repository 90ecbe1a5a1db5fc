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
const inWords = ({ verdict, probability, range: [low, high], reliability, language }: Detection): string =>
  [
    `verdict      ${verdict}`,
    `probability  ${probability === null ? "cannot tell" : `${probability.toFixed(2)}, between ${low.toFixed(2)} and ${high.toFixed(2)}`}`,
    `reliability  ${reliability}`,
    `language     ${language}`,
    "",
  ].join("\n");
