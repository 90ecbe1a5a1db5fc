import { connective } from "../connective.ts";
import { modal } from "../modal.ts";
import { addingFrames, negation } from "../negation.ts";
import { quantifier } from "../quantifier.ts";
import type { LanguageWords } from "./language.ts";

export const english: LanguageWords = {
  entries: [...negation, ...modal, ...quantifier, ...connective],
  frames: addingFrames,
  answers: ["but"],
};
