import { Memory } from "@prosewell/prose";
import { useEffect, useState } from "react";
import { FigureTable } from "../../components/FigureTable/FigureTable.tsx";
import { inSlices } from "../in-slices.ts";
import { type Measures, measuring, spreadOf } from "./measures.ts";
import type { StatisticsMessages } from "./messages.ts";
import { mostDrawn, Rhythm } from "./Rhythm.tsx";
import { about, body, drawings, statistics, summary } from "./Statistics.css.ts";

interface Pair<Value> {
  readonly before: Value;
  readonly after: Value;
}

interface StatisticsProps {
  readonly texts: Pair<string>;
  readonly words: Pair<number>;
  /** Marks of generated prose in 1,000 words; absent where they are not known. */
  readonly marks: Pair<number> | null;
  readonly language: string;
  readonly messages: StatisticsMessages;
}

/** The text before and after, in a few plain figures; counted when they are asked for. */
export function Statistics(props: StatisticsProps) {
  const [open, setOpen] = useState(false);
  const { messages } = props;
  return (
    <details className={statistics} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>{messages.title}</summary>
      {open ? <Counted {...props} /> : null}
    </details>
  );
}

function Counted({ texts: { before, after }, words, marks, language, messages }: StatisticsProps) {
  const [measures, setMeasures] = useState<Pair<Measures> | null>(null);

  useEffect(() => {
    const waiting = new AbortController();
    const measure = async () => {
      // Most of the one text stands in the other.
      const memory = new Memory();
      const one = await inSlices(measuring(before, memory), waiting.signal);
      setMeasures({ before: one, after: await inSlices(measuring(after, memory), waiting.signal) });
    };
    // Another text is measured by now, or nobody looks any more.
    measure().catch(() => undefined);
    return () => waiting.abort();
  }, [before, after]);

  if (!measures) return <output className={body}>{messages.counting}</output>;
  const { figure } = messages;
  const spreads = { before: spreadOf(measures.before.sentences), after: spreadOf(measures.after.sentences) };
  const longest = Math.max(spreads.before?.longest ?? 1, spreads.after?.longest ?? 1);
  const counts = { before: measures.before.sentences.length, after: measures.after.sentences.length };
  const room = Math.min(mostDrawn, Math.max(counts.before, counts.after));
  const row = <Value,>(name: string, { before: one, after: other }: Pair<Value | null>, say: (value: Value) => string): readonly [string, string, string][] =>
    one === null || other === null ? [] : [[name, say(one), say(other)]];

  return (
    <div className={body}>
      <FigureTable
        caption={messages.caption}
        header={["", messages.before, messages.after]}
        rows={[
          ...row(messages.words, words, figure),
          ...(marks ? row(messages.marks, { before: Math.round(marks.before), after: Math.round(marks.after) }, figure) : []),
          ...row(messages.sentences, counts, figure),
          ...row(messages.lengths, spreads, ({ shortest, longest: most }) => messages.span(shortest, most)),
          ...row(messages.mean, spreads, ({ mean }) => figure(mean)),
          // The formula is one for English.
          ...(language === "en" ? row(messages.grade, { before: measures.before.grade, after: measures.after.grade }, figure) : []),
        ]}
      />
      {room < 2 ? null : (
        <div className={drawings}>
          <p>{messages.rhythm(room, Math.max(counts.before, counts.after))}</p>
          {(["before", "after"] as const).map((side) => (
            <div key={side}>
              <p aria-hidden="true">{messages[side]}</p>
              <Rhythm
                label={`${messages[side]}: ${spreads[side] ? messages.drawn(spreads[side]) : ""}`}
                sentences={measures[side].sentences.slice(0, room)}
                longest={longest}
                room={room}
              />
            </div>
          ))}
        </div>
      )}
      <p className={about}>{messages.about}</p>
    </div>
  );
}
