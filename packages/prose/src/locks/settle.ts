import { maskedKinds, type LockKind } from "../lock.ts";
import { ordered } from "../spans.ts";
import type { Finding } from "./finding.ts";

const masked: ReadonlySet<LockKind> = new Set(maskedKinds);

/** Whether what a lock of this kind covers must come out character for character. */
export const isMasked = (kind: LockKind): boolean => masked.has(kind);

/** Of two findings with the same span, the one that says most of it. */
const precedence: readonly LockKind[] = ["term", "code", "citation", "math", "placeholder", "link", "quotation", "number", "markup", "name"];
const length = ({ start, end }: Finding) => end - start;
const firstOf = (left: Finding, right: Finding) => length(right) - length(left) || precedence.indexOf(left.kind) - precedence.indexOf(right.kind);

/** Joins findings that overlap; the longest of them names the whole. */
function join(findings: readonly Finding[]): Finding[] {
  const joined: Finding[] = [];
  let leader: Finding | undefined;
  for (const finding of findings) {
    const last = joined.at(-1);
    if (!last || !leader || finding.start >= last.end) {
      joined.push({ kind: finding.kind, start: finding.start, end: finding.end });
      leader = finding;
    } else {
      if (firstOf(finding, leader) < 0) leader = finding;
      joined[joined.length - 1] = { kind: leader.kind, start: last.start, end: Math.max(last.end, finding.end) };
    }
  }
  return joined;
}

const byStart = (left: Finding, right: Finding) => left.start - right.start || left.end - right.end;

/** Findings as locks: masked ones disjoint, and no counted one inside a masked one, where nothing can change. */
export function settle(findings: readonly Finding[]): readonly Finding[] {
  const masks: Finding[] = [];
  const counted: Finding[] = [];
  for (const finding of findings) (isMasked(finding.kind) ? masks : counted).push(finding);
  const settled = join(ordered(masks, byStart));
  const joined = settled.length;
  let at = 0;
  for (const finding of ordered(counted, byStart)) {
    while (at < joined && (settled[at]?.end ?? 0) <= finding.start) at += 1;
    if (at === joined || (settled[at]?.start ?? 0) >= finding.end) settled.push(finding);
  }
  return ordered(settled, byStart);
}
