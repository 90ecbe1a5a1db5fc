import { useEffect, useState } from "react";

const pause = 120;

/** The text's words, a moment after typing pauses; `null` where they cannot be counted. */
export const useWordCount = (text: string): number | null => {
  const [words, setWords] = useState<number | null>(0);

  useEffect(() => {
    let current = true;
    const count = async () => {
      try {
        const { countWords } = await import("./measure.ts");
        if (current) setWords(countWords(text));
      } catch {
        // Without the counter the page works on; the run says so if it cannot load either.
        if (current) setWords(null);
      }
    };
    const countNow = () => void count();
    const timer = setTimeout(text === "" ? () => setWords(0) : countNow, text === "" ? 0 : pause);
    addEventListener("online", countNow);
    return () => {
      current = false;
      clearTimeout(timer);
      removeEventListener("online", countNow);
    };
  }, [text]);

  return text === "" ? 0 : words;
};
