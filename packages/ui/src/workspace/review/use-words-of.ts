import { useEffect, useState } from "react";
import { countWordsInSlices } from "../measure.ts";

/** The words of a text that changes by decisions; of the text as it was `written` they are known, of another they are counted a moment later. */
export const useWordsOf = (text: string, written: { readonly text: string; readonly words: number }): number => {
  const [counted, setCounted] = useState(written);

  useEffect(() => {
    const waiting = new AbortController();
    countWordsInSlices(text, waiting.signal).then(
      (words) => !waiting.signal.aborted && setCounted({ text, words }),
      // Another text is counted by now.
      () => undefined,
    );
    return () => waiting.abort();
  }, [text]);

  return text === written.text ? written.words : counted.words;
};
