import type { Change, OpenDocument } from "./document.ts";

type Write = OpenDocument["write"];

/** Of changes that belong together makes all or none: half of a pair would leave a broken sentence. */
export const inWholeGroups =
  (write: Write): Write =>
  (changes, options) => {
    const first = write(changes, options);
    const refused = new Set<Change>(first.refused);
    const broken = new Set(first.refused.flatMap(({ group }) => group ?? []));
    const [left, kept] = [changes.filter((change) => isIn(change, refused, broken)), changes.filter((change) => !isIn(change, refused, broken))];
    if (left.length === refused.size) return first;
    const rest = inWholeGroups(write)(kept, options);
    return { ...rest, refused: [...left, ...rest.refused] };
  };

const isIn = (change: Change, refused: ReadonlySet<Change>, broken: ReadonlySet<string>) => refused.has(change) || (change.group !== undefined && broken.has(change.group));
