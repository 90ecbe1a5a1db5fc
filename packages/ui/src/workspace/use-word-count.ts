import { useEffect, useState } from "react";

const pause = 120;

/** The text's words, a moment after typing pauses; `null` until they were first counted, and where they cannot be. */
export const useWordCount = (text: string): number | null => {
  const [words, setWords] = useState<number | null>(null);

  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const count = async () => {
      try {
        const { countWordsInSlices } = await import("./measure.ts");
        const counted = await countWordsInSlices(text, signal);
        if (!signal.aborted) setWords(counted);
      } catch {
        // Without the counter the page works on; the run says so if it cannot load either.
        if (!signal.aborted) setWords(null);
      }
    };
    const countNow = () => void count();
    const timer = setTimeout(text === "" ? () => setWords(null) : countNow, text === "" ? 0 : pause);
    addEventListener("online", countNow);
    return () => {
      waiting.abort();
      clearTimeout(timer);
      removeEventListener("online", countNow);
    };
  }, [text]);

  return text === "" ? 0 : words;
};
