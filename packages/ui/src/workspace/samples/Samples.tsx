import { useMemo } from "react";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { countWords } from "../measure.ts";
import type { ShelfMessages } from "../shelf/messages.ts";
import { about, genre, intro, list, sample, title } from "./Samples.css.ts";

/** A text that was written to be tried. */
export interface Sample {
  readonly id: string;
  /** Its kind, such as “Cover letter”. */
  readonly genre: string;
  readonly title: string;
  readonly text: string;
}

interface SamplesProps {
  readonly open: boolean;
  readonly messages: ShelfMessages["samples"];
  readonly onChoose: (sample: Sample) => void;
  readonly onClose: () => void;
}

/** Texts by genre, one press each. */
export function Samples({ open, messages, onChoose, onClose }: SamplesProps) {
  const counts = useMemo(() => new Map(messages.list.map(({ id, text }) => [id, countWords(text)])), [messages.list]);

  return (
    <Dialog open={open} title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <p className={intro}>{messages.intro}</p>
      <ul className={list}>
        {messages.list.map((each) => (
          <li key={each.id}>
            <button type="button" className={sample} onClick={() => onChoose(each)}>
              <span className={genre}>{each.genre}</span>
              <span className={title}>{each.title}</span>
              <span className={about}>{messages.words(counts.get(each.id) ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
