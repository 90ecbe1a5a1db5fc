import nlp from "compromise";
import type { Peer } from "./peer.ts";

/** compromise with every contraction that it would make. */
export const contract: Peer = {
  name: "compromise, contracted",
  rewrite(text) {
    const document = nlp(text);
    document.contract();
    return document.text();
  },
};
