import { useEffect, useState } from "react";

const pause = 120;

/** The text's words, a moment after typing pauses; `null` until they have been counted once. */
export const useWordCount = (text: string): number | null => {
  const [words, setWords] = useState<number | null>(null);

  useEffect(() => {
    let current = true;
    const count = async () => {
      const { countWords } = await import("./measure.ts");
      if (current) setWords(countWords(text));
    };
    // Without the counter the page works on; the run says so if it cannot load either.
    const timer = text === "" ? undefined : setTimeout(() => void count().catch(() => undefined), pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);

  return text === "" ? 0 : words;
};
