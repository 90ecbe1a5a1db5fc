import type { Detection as Judgement } from "@prosewell/detector";
import { ScoreRange } from "../../components/ScoreRange/ScoreRange.tsx";
import type { JudgedMessages } from "./messages.ts";
import { hundredthsOf, scoreOf } from "./score.ts";

/** A judgement of one text, in words and on the ruler. */
export function JudgedText({ label, judgement, messages }: { readonly label: string; readonly judgement: Judgement; readonly messages: JudgedMessages }) {
  const { verdict, reliability } = judgement;
  const score = scoreOf(judgement);
  const range = score && messages.range(...hundredthsOf(score));
  // The verdict leads; no figure stands without its range, nor without what it is worth.
  return (
    <ScoreRange
      label={label}
      figure={messages.verdicts[verdict]}
      sentence={[range, messages.reliability[reliability]].filter(Boolean).join(" ")}
      ends={messages.ends}
      score={score}
    />
  );
}
