import { aiPassages } from "@prosewell/corpus";
import { createHumanizer } from "@prosewell/humanizer";

export const { humanize } = await createHumanizer();

/** The passage of ours that the engine finds most to change in, so that there is something to see. */
export const passage = aiPassages().toSorted((one, other) => humanize(other).edits.length - humanize(one).edits.length)[0] ?? {
  text: "",
  locks: [],
};
