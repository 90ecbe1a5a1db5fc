import { type SyntheticEvent, useState } from "react";
import { phraseIn } from "./phrase.ts";

/** The words that are selected in a text box, where they can be locked. */
export const useSelection = () => {
  const [selected, setSelected] = useState<string | null>(null);
  const onSelect = ({ currentTarget: { value, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
    setSelected(phraseIn(value, selectionStart, selectionEnd));
  return { selected, onSelect };
};
