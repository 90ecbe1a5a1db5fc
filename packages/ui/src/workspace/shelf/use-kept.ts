import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isFull, keep, keepDecisions } from "../history/history-store.ts";
import { isHistoryOn, turnHistory } from "../history/history-switch.ts";
import type { ShelfProps } from "./shelf.ts";

/** Keeps each finished run, and what is decided of it, one after the other. That it cannot is told once. */
export const useKept = ({ outcome, decisions, dispatch }: Pick<ShelfProps, "outcome" | "decisions" | "dispatch">) => {
  const [on, setOn] = useState(isHistoryOn);
  const queue = useRef(Promise.resolve());
  const told = useRef(false);
  const kept = useRef<string | null>(null);

  const tell = useEffectEvent((error: unknown) => {
    if (told.current) return;
    told.current = true;
    dispatch({ type: "refused", notice: { id: isFull(error) ? "historyFull" : "historyRefused" } });
  });

  useEffect(() => {
    if (!on || !outcome) return;
    const isNew = kept.current !== outcome.id;
    kept.current = outcome.id;
    const work = () => (isNew ? keep({ outcome, decisions }, Date.now()) : keepDecisions(outcome.id, decisions));
    queue.current = queue.current.then(work).catch(tell);
  }, [on, outcome, decisions]);

  return {
    on,
    turn: (chosen: boolean) => {
      turnHistory(chosen);
      setOn(chosen);
    },
    /** What is under way has been written. */
    settled: () => queue.current,
    /** A review that is kept already. */
    isKept: (id: string) => {
      kept.current = id;
    },
  };
};
