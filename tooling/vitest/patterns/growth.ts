import { type Parsed, parsePattern, sampleOf, stepsOf } from "./steps.ts";

/** Twice the text may take twice the steps, and some for the start. */
const most = 2.6;

/** Texts that are hard for a repeat: what it repeats, often, in its place and alone, and something at the end that does not fit. */
function hardTexts({ root }: Parsed, longest: Parsed["repeats"][number], times: number, pick: number): string[] {
  const whole = sampleOf(root, { longest, times, pick });
  const once = sampleOf(root, { longest, times: 1, pick });
  const repeated = sampleOf(longest.part, { times: 1, pick }).repeat(times);
  return [whole, `${whole}!`, whole.slice(0, -1), repeated, `${repeated}!`, "a".repeat(times), `${" ".repeat(times)}a`, once.repeat(times)];
}

function growthOf(parsed: Parsed, times: number): number {
  const repeats = parsed.repeats.filter((repeat) => repeat.most === Infinity);
  const growths = repeats.flatMap((longest) =>
    [0, 1].flatMap((pick) => {
      const longer = hardTexts(parsed, longest, 2 * times, pick);
      return hardTexts(parsed, longest, times, pick).map((text, index) => {
        const steps = stepsOf(parsed, longer[index] ?? "");
        return steps === Infinity ? steps : steps / (stepsOf(parsed, text) + 20);
      });
    }),
  );
  return Math.max(0, ...growths);
}

/** Whether the steps of a pattern grow faster than the text. A repeat with a bound stops growing at it, beyond what a short text shows. */
export const growsTooFast = (pattern: RegExp) => {
  const parsed = parsePattern(pattern);
  return [30, 150].every((times) => growthOf(parsed, times) > most);
};
