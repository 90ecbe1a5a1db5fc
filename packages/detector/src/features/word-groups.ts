import { hashOf } from "./hash.ts";

/** Words that are counted together: how a text speaks, whom it speaks of, and the favourites of generated prose. */
const groups = {
  I: "i me my mine myself i'm i've i'd i'll",
  we: "we us our ours ourselves we're we've we'd we'll",
  you: "you your yours yourself you're you've you'd you'll",
  he: "he him his himself she her hers herself he's she's he'd she'd he'll she'll",
  they: "they them their theirs they're they've",
  it: "it its it's itself",
  the: "the",
  a: "a an",
  this: "this these",
  that: "that those",
  of: "of",
  to: "to",
  in: "in",
  and: "and",
  but: "but",
  or: "or",
  so: "so then",
  as: "as",
  with: "with",
  by: "by",
  for: "for",
  while: "while whereas although though despite",
  because: "because since",
  if: "if unless whether",
  who: "who whom whose",
  which: "which",
  what: "what where when how why",
  is: "is are am",
  was: "was were",
  been: "be been being",
  have: "have has having",
  had: "had",
  do: "do does did doing",
  may: "can could may might must shall should would",
  will: "will",
  not: "not never no none nothing nobody",
  shortNot: "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't ain't",
  short: "it's that's there's here's what's who's let's he's she's i'm you're we're they're i've we've they've i'd i'll you'll we'll",
  talk: "very really quite pretty too so just actually basically literally totally kind sort lot lots stuff thing things",
  hedge: "perhaps maybe probably seem seems seemed likely possibly might may",
  link: "however moreover furthermore additionally consequently therefore thus nevertheless nonetheless ultimately overall finally notably importantly meanwhile hence indeed",
  also: "also as well",
  abstract:
    "importance significance role impact potential ability approach challenges opportunities aspects complexities landscape framework perspective understanding insights implications dynamics experiences essence testament tapestry realm journey",
  praise: "crucial essential vital significant profound comprehensive pivotal intricate nuanced multifaceted robust unique diverse complex key valuable effective various numerous",
  further: "enhance foster highlight underscore emphasize ensure promote facilitate navigate leverage explore delve embrace empower shape contribute demonstrate showcase illuminate",
  trailing: "ensuring highlighting making allowing creating leading providing offering fostering enhancing emphasizing underscoring leaving revealing reflecting",
  say: "said says told asked replied added according",
  time: "today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december year years month week day ago",
  amount: "some many few several most all any every each both much more less lot",
  common: "get got go going went come came know think want like good bad big little make made people way see look back up out down over around",
  scene: "whispered echoed flickered gaze breath silence shadows heart hum scent warmth glow trembling voice eyes",
} as const;

export type WordGroup = keyof typeof groups;

/** The names of the groups, in order. */
export const wordGroups: readonly string[] = Object.keys(groups);

const membership = new Map<number, number[]>();
Object.values(groups).forEach((words, place) => {
  for (const word of words.split(" ")) {
    const hash = hashOf(word);
    membership.set(hash, [...(membership.get(hash) ?? []), place]);
  }
});

const none: readonly number[] = [];

/** The places in `wordGroups` of the groups that a word belongs to. */
export const groupsOf = (hash: number): readonly number[] => membership.get(hash) ?? none;
