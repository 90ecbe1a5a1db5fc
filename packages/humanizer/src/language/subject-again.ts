import type { Scene, Token } from "../rule.ts";
import { hostOf } from "./host.ts";
import { subjectOf } from "./host-sense.ts";
import { lowerOf, subjectBefore } from "./noun-phrase.ts";

/** Behind these the second half would be the writer's own: "they say that it is …". */
const hangs = / (?:that|which|who|because|if|when|while|whether|how|why) /iu;
const pronouns = /^(?:i|we|you|he|she|it|they)$/u;

/** The pronoun that takes up the subject of a sentence's first clause, whose finite verb this is; null where none is sure, as of one person. */
export function subjectAgain(scene: Scene, verb: Token, clauseEnd: number): string | null {
  const { text, sentence } = scene;
  if (hangs.test(text.slice(sentence.start, verb.start))) return null;
  const tokens = scene.tokens();
  const before = lowerOf(tokens[tokens.indexOf(verb) - 1]);
  if (pronouns.test(before)) return before === "i" ? "I" : before;
  const word = lowerOf(verb);
  if (/^(?:are|were|do)$/u.test(word)) return before === "there" ? null : "they";
  const host = /^(?:is|was|does|did)$/u.test(word) ? hostOf(text, tokens, sentence.start, clauseEnd) : null;
  const number = host?.verbs[0] && subjectBefore(host.tokens, host.verbs[0].at)?.number;
  if (word === "did" && number === "plural") return "they";
  return host && subjectOf(host) !== "person" && (word !== "did" || number === "singular") ? "it" : null;
}
