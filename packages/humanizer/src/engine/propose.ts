import type { LockKind } from "@prosewell/prose";
import { fraction } from "../hash.ts";
import { spelled } from "../language/spelling.ts";
import type { Proposal, Rule, Scene } from "../rule.ts";
import type { Change } from "./passage.ts";
import { type Fitted, mend } from "./mend.ts";

/**
 * What a rule would change in a sentence, each wording mended to fit its place. What touches a lock is dropped, and with it the
 * rest of its group.
 */
export function proposeChanges(rule: Rule, scene: Scene): Change[] {
  const proposals = [...rule.propose(scene)];
  // Most rules have nothing to say of most sentences.
  if (proposals.length === 0) return [];
  const changes = proposals.map((proposal) => (isForbidden(rule, scene, proposal) ? null : choose(rule, scene, proposal)));
  const broken = new Set(proposals.flatMap(({ group }, index) => (changes[index] || group === undefined ? [] : [group])));
  return changes.flatMap((change, index) => {
    const group = proposals[index]?.group;
    return change && !(group !== undefined && broken.has(group)) ? [change] : [];
  });
}

function choose(rule: Rule, scene: Scene, proposal: Proposal): Change | null {
  const around = surroundings(scene, proposal);
  const { spelling } = scene;
  const before = scene.text.slice(proposal.start, proposal.end);
  const spelt = spelling ? proposal.after.map((after) => spelled(after, before, spelling)) : proposal.after;
  const wordings = spelt.filter((after) => after === "" || !standsIn(around, after));
  if (wordings.length === 0) return null;
  const first = Math.floor(fraction(around) * wordings.length);
  const turned = [...wordings.slice(first), ...wordings.slice(0, first)];
  const [best, ...others] = overOneSpan(scene.text, turned.flatMap((after) => mend(scene, proposal, after) ?? []));
  if (!best) return null;
  return { ...best, alternatives: others.map(({ after }) => after), rule: rule.id, group: proposal.group && `${rule.id} ${proposal.group}`, foreign: rule.foreign };
}

/** Wordings that take more or less of their surroundings, made to replace the same words, so that one can stand for another. */
function overOneSpan(text: string, wordings: readonly Fitted[]): Fitted[] {
  const start = Math.min(...wordings.map((wording) => wording.start));
  const end = Math.max(...wordings.map((wording) => wording.end));
  return wordings.map((wording) => ({
    start,
    end,
    after: text.slice(start, wording.start) + wording.after + text.slice(wording.end, end),
  }));
}

/** How far a sentence is looked at on either side of a place, so that an endless one costs no more than a long one. */
const reach = 200;

/** The rest of the sentence around a proposal. */
const surroundings = ({ text, sentence }: Scene, { start, end }: Proposal) =>
  `${text.slice(Math.max(sentence.start, start - reach), start)} ${text.slice(end, Math.min(sentence.end, end + reach))}`;

/** A content word that already stands nearby would sound repeated. */
function standsIn(around: string, after: string): boolean {
  return /^\p{L}{4,}$/u.test(after) && around.toLowerCase().split(/[^\p{L}'’]+/u).includes(after.toLowerCase());
}

function isForbidden({ foreign }: Rule, { block, isLocked }: Scene, { start, end }: Proposal): boolean {
  if (!foreign) return isLocked(start, end);
  return isLocked(start, end, lastingKinds) || block.markup.some((mark) => mark.kind === "code" && mark.start < end && start < mark.end);
}

/** What a person quotes, or asked to keep, is theirs even among an assistant's words. */
const lastingKinds: readonly LockKind[] = ["quotation", "term"];
