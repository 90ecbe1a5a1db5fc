import { type SyntheticEvent, useState } from "react";

/** More than a phrase is a passage that should not be given to the tool at all. */
const longest = 120;

/** The words that are selected in a text box, where they can be locked; `null` where nothing is, or too much. */
export const useSelection = () => {
  const [selected, setSelected] = useState<string | null>(null);
  const onSelect = ({ currentTarget: { value, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) => {
    const words = selectionEnd - selectionStart > longest ? "" : value.slice(selectionStart, selectionEnd).trim();
    setSelected(words === "" || /\n/u.test(words) ? null : words);
  };
  return { selected, onSelect };
};
