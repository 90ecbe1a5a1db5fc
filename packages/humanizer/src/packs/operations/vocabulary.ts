import type { Operation } from "../pack.ts";
import { allSwaps, type SwapTable } from "./swaps.ts";

type Examples = Pick<Operation, "rewrites" | "leaves">;

export const intensifiers = (examples: Examples, ...tables: readonly SwapTable[]): Operation => ({
  operation: "intensifiers",
  why: "The sentence is as strong with a plain word of degree; one that insists makes a reader wonder why.",
  from: "standard",
  ...allSwaps(...tables),
  ...examples,
});

export const inflatedVerbs = (examples: Examples, ...tables: readonly SwapTable[]): Operation => {
  // No mark: people write "utilizar" three times in 1,000 words of Spanish about software.
  const { propose } = allSwaps(...tables);
  return {
    operation: "inflated-verbs",
    why: "A plain verb says the same, and the reader gets to the point sooner.",
    from: "standard",
    propose,
    ...examples,
  };
};

export const inflatedAdjectives = (examples: Examples, ...tables: readonly SwapTable[]): Operation => ({
  operation: "inflated-adjectives",
  why: "The word promises more than the sentence needs; a plainer one says what is meant.",
  from: "standard",
  ...allSwaps(...tables),
  ...examples,
});

export const roleFrames = (examples: Examples, ...tables: readonly SwapTable[]): Operation => ({
  operation: "role-frames",
  why: "A stock phrase about the role that something plays; a shorter one says how much it matters.",
  from: "standard",
  ...allSwaps(...tables),
  ...examples,
});

export const stockCopulas = (examples: Examples, ...tables: readonly SwapTable[]): Operation => ({
  operation: "stock-copulas",
  why: "The thing does not stand for a chance or a challenge: it is one.",
  from: "standard",
  ...allSwaps(...tables),
  ...examples,
});

export const wordyPhrases = (examples: Examples, ...tables: readonly SwapTable[]): Operation => {
  const { propose } = allSwaps(...tables);
  return {
    operation: "wordy-phrases",
    why: "Several words where one does the work.",
    // People write these as often as machines do; business prose wants them gone all the same.
    from: "strong",
    fromIn: { business: "standard" },
    propose,
    ...examples,
  };
};
