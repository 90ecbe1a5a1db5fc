import { retext } from "retext";
import retextSimplify from "retext-simplify";
import { replaced, type Peer } from "./peer.ts";

const processor = retext().use(retextSimplify);

/** retext-simplify with its first suggestion taken everywhere; capitals are kept, since it does not say them. */
export const simplify: Peer = {
  name: "retext-simplify, first suggestion",
  async rewrite(text) {
    const { messages } = await processor.process(text);
    return replaced(
      text,
      messages.flatMap(({ place, expected }) => {
        if (!place || !("start" in place)) return [];
        const { offset: start } = place.start;
        const { offset: end } = place.end;
        if (start === undefined || end === undefined) return [];
        const wording = expected?.[0] ?? "";
        const isCapital = /^\p{Lu}/u.test(text.slice(start, end));
        return [{ start, end: end + (wording === "" ? 1 : 0), wording: isCapital ? wording.charAt(0).toUpperCase() + wording.slice(1) : wording }];
      }),
    );
  },
};
