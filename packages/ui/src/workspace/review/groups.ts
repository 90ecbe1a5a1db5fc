/** What of a long list is laid out together: the browser watches each box that waits, so there should not be too many. */
const size = 24;

/** A list in groups, in order. */
export const groupsOf = <Item>(list: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
