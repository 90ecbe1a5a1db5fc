/**
 * Does the work of a list a few items at a time, and hands out what came of each in the order of the list. The first goes alone: were
 * many lists begun at once, the later items of one would stand before the first of another.
 */
export async function* ahead<Item, Made>(items: readonly Item[], width: number, work: (item: Item) => Promise<Made>): AsyncGenerator<Made, void, void> {
  const running: Promise<Made>[] = [];
  let next = 0;
  const start = () => {
    const item = items[next];
    if (item === undefined) return;
    next += 1;
    const made = work(item);
    made.catch(() => {}); // Thrown when its turn comes; nobody else needs to hear of it.
    running.push(made);
  };
  start();
  for (let made = running.shift(); made; made = running.shift()) {
    const done = await made;
    while (running.length < width && next < items.length) start();
    yield done;
  }
}
