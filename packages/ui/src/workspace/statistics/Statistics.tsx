import { Memory } from "@prosewell/prose";
import { useEffect, useState } from "react";
import { FigureTable } from "../../components/FigureTable/FigureTable.tsx";
import { readVoice } from "../engines/voice-store.ts";
import { inSlices } from "../in-slices.ts";
import { countWords } from "../measure.ts";
import { type Measures, measuring, spreadOf } from "./measures.ts";
import type { StatisticsMessages } from "./messages.ts";
import { mostDrawn, Rhythm } from "./Rhythm.tsx";
import { about, body, drawings, statistics, summary } from "./Statistics.css.ts";

interface Pair<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** The same of the person's own sample, where there is one. */
interface Trio<Value> extends Pair<Value> {
  readonly sample: Value | null;
}

interface Measured extends Pair<Measures> {
  readonly sample: (Measures & { readonly words: number }) | null;
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
  const [measures, setMeasures] = useState<Measured | null>(null);

  useEffect(() => {
    const waiting = new AbortController();
    const measure = async () => {
      // Most of the one text stands in the other.
      const memory = new Memory();
      const one = await inSlices(measuring(before, memory), waiting.signal);
      const [other, voice] = [await inSlices(measuring(after, memory), waiting.signal), await readVoice()];
      const sample = voice === null ? null : { words: countWords(voice), ...(await inSlices(measuring(voice, memory), waiting.signal)) };
      setMeasures({ before: one, after: other, sample });
    };
    // Another text is measured by now, or nobody looks any more.
    measure().catch(() => undefined);
    return () => waiting.abort();
  }, [before, after]);

  if (!measures) return <output className={body}>{messages.counting}</output>;
  const { figure } = messages;
  const sides = measures.sample ? (["before", "after", "sample"] as const) : (["before", "after"] as const);
  const of = <Value,>(find: (measured: Measures) => Value): Trio<Value> => ({
    before: find(measures.before),
    after: find(measures.after),
    sample: measures.sample && find(measures.sample),
  });
  const spreads = of(({ sentences }) => spreadOf(sentences));
  const counts = of(({ sentences }) => sentences.length);
  const longest = Math.max(...sides.map((side) => spreads[side]?.longest ?? 1));
  const most = Math.max(...sides.map((side) => counts[side] ?? 0));
  const room = Math.min(mostDrawn, most);
  const row = <Value,>(name: string, values: Trio<Value | null>, say: (value: Value) => string): readonly [string, string, ...string[]][] => {
    const { before: one, after: other, sample } = values;
    if (one === null || other === null) return [];
    return [[name, say(one), say(other), ...(measures.sample ? [sample === null ? messages.none : say(sample)] : [])]];
  };

  return (
    <div className={body}>
      <FigureTable
        caption={messages.caption}
        header={["", ...sides.map((side) => messages[side])]}
        rows={[
          ...row(messages.words, { ...words, sample: measures.sample?.words ?? null }, figure),
          ...(marks ? row(messages.marks, { before: Math.round(marks.before), after: Math.round(marks.after), sample: null }, figure) : []),
          ...row(messages.sentences, counts, figure),
          ...row(messages.lengths, spreads, ({ shortest, longest: tallest }) => messages.span(shortest, tallest)),
          ...row(messages.mean, spreads, ({ mean }) => figure(mean)),
          // The formula is one for English.
          ...(language === "en" ? row(messages.grade, of(({ grade }) => grade), figure) : []),
        ]}
      />
      {room < 2 ? null : (
        <div className={drawings}>
          <p>{messages.rhythm(room, most)}</p>
          {sides.map((side) => (
            <div key={side}>
              <p aria-hidden="true">{messages[side]}</p>
              <Rhythm
                label={`${messages[side]}: ${spreads[side] ? messages.drawn(spreads[side]) : ""}`}
                sentences={measures[side]?.sentences.slice(0, room) ?? []}
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
