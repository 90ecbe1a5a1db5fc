import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { type Reviewed, readReview, type WrittenReview, writeReview } from "../review-file/written-review.ts";

/** What the list shows of a run. */
export interface KeptRun extends Pick<WrittenReview, "id" | "at" | "tone" | "strength"> {
  /** The text's first words, on one line. */
  readonly opening: string;
  /** Length of the text in UTF-16 code units. */
  readonly length: number;
  /** Words of the part that was rewritten. */
  readonly words: number;
  readonly edits: number;
}

interface History extends DBSchema {
  runs: { key: string; value: KeptRun };
  reviews: { key: string; value: WrittenReview };
  /** Apart, since they change with every press and the rest never does. */
  decisions: { key: string; value: WrittenReview["decisions"] };
}

type Store = "runs" | "reviews" | "decisions";
type Change = IDBPTransaction<History, Store[], "readwrite">;

const name = "workspace_history";
const stores: Store[] = ["runs", "reviews", "decisions"];

/** What is kept, and how long; beyond that the oldest go first. */
export const bounds = { days: 30, runs: 200, characters: 20_000_000 } as const;

const day = 24 * 60 * 60 * 1000;
const openingLength = 200;
/** Some browsers leave a request without any answer. */
const patience = 20_000;

const answered = <Answer>(work: Promise<Answer>): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout>;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("The browser's database does not answer.", "TimeoutError")), patience);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(timer));
};

/** Opened for each use and closed after it, so that no tab stands in the way of another. */
const withDatabase = <Answer>(use: (database: IDBPDatabase<History>) => Promise<Answer>): Promise<Answer> =>
  answered(
    (async () => {
      const database = await openDB<History>(name, 1, {
        upgrade: (fresh) => {
          for (const store of stores) fresh.createObjectStore(store, store === "runs" ? { keyPath: "id" } : undefined);
        },
      });
      try {
        return await use(database);
      } finally {
        database.close();
      }
    })(),
  );

const change = (make: (transaction: Change) => Promise<void>) =>
  withDatabase(async (database) => {
    const transaction = database.transaction(stores, "readwrite");
    const made = make(transaction).catch((error: unknown) => {
      undo(transaction);
      throw error;
    });
    await Promise.all([made, transaction.done]);
  });

/** All of a change is made, or nothing. */
const undo = (transaction: Change) => {
  try {
    transaction.abort();
  } catch {
    // The browser has already done so.
  }
};

const removeFrom = (transaction: Change, id: string) => Promise.all(stores.map((store) => transaction.objectStore(store).delete(id)));

const newestFirst = (runs: readonly KeptRun[]) => runs.toSorted((one, other) => other.at - one.at);

/** The runs that no longer fit: too old, too many, or too long together. The newest always fits. */
export const outgrown = (runs: readonly KeptRun[], now: number): readonly KeptRun[] => {
  let characters = 0;
  return newestFirst(runs).filter(({ at, length }, index) => {
    characters += length;
    return at < now - bounds.days * day || index >= bounds.runs || (index > 0 && characters > bounds.characters);
  });
};

const runOf = ({ id, at, text, tone, strength, result }: WrittenReview): KeptRun => ({
  id,
  at,
  tone,
  strength,
  opening: text.slice(0, openingLength * 2).replaceAll(/\s+/gu, " ").trim().slice(0, openingLength),
  length: text.length,
  words: result.words.in,
  edits: result.edits.length,
});

/** An earlier run of the same text, of which nothing was decided, tells nothing new: with any settings, it is a press away. */
const removeEarlier = async (transaction: Change, review: WrittenReview, runs: readonly KeptRun[]) => {
  const alike = runs.filter(({ id, length }) => id !== review.id && length === review.text.length);
  await Promise.all(
    alike.map(async ({ id }) => {
      const [earlier, decisions] = await Promise.all([transaction.objectStore("reviews").get(id), transaction.objectStore("decisions").get(id)]);
      if (earlier?.text === review.text && (decisions ?? []).length === 0) await removeFrom(transaction, id);
    }),
  );
};

const put = (review: WrittenReview, now: number) =>
  change(async (transaction) => {
    const runs = await transaction.objectStore("runs").getAll();
    const run = runOf(review);
    await removeEarlier(transaction, review, runs);
    await Promise.all(outgrown([...runs.filter(({ id }) => id !== run.id), run], now).map(({ id }) => removeFrom(transaction, id)));
    await Promise.all([
      transaction.objectStore("reviews").put({ ...review, decisions: [] }, review.id),
      transaction.objectStore("runs").put(run),
      transaction.objectStore("decisions").put(review.decisions, review.id),
    ]);
  });

const removeOlderHalf = () =>
  change(async (transaction) => {
    const runs = newestFirst(await transaction.objectStore("runs").getAll());
    await Promise.all(runs.slice(Math.floor(runs.length / 2)).map(({ id }) => removeFrom(transaction, id)));
  });

/** Whether the browser refused something because it has no room for it. */
export const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

/** Keeps a review. Where there is no room, older ones make some. Rejects where the browser keeps nothing, or still has no room. */
export const keep = async (review: Reviewed, now: number): Promise<void> => {
  const written = writeReview(review);
  try {
    await put(written, now);
  } catch (error) {
    if (!isFull(error)) throw error;
    await removeOlderHalf();
    await put(written, now);
  }
};

/** Keeps what is decided of a run that is kept; of another, nothing. */
export const keepDecisions = (id: string, decisions: Reviewed["decisions"]): Promise<void> =>
  change(async (transaction) => {
    if (await transaction.objectStore("runs").getKey(id)) await transaction.objectStore("decisions").put([...decisions], id);
  });

/** The runs of the last days whose text holds every word of the query, the newest first. What is older goes. */
export const find = async (query: string, now: number): Promise<readonly KeptRun[]> => {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  await change(async (transaction) => {
    const runs = await transaction.objectStore("runs").getAll();
    await Promise.all(outgrown(runs, now).map(({ id }) => removeFrom(transaction, id)));
  });
  return withDatabase(async (database) => {
    const runs = newestFirst(await database.getAll("runs"));
    if (words.length === 0) return runs;
    const found = new Set<string>();
    for await (const { key, value } of database.transaction("reviews").store) {
      const text = plain(value.text);
      if (words.every((word) => text.includes(word))) found.add(key);
    }
    return runs.filter(({ id }) => found.has(id));
  });
};

const plain = (text: string) => text.normalize("NFKC").toLowerCase();

/** The review of a run, with what was decided of it; `null` where it is gone, or no longer makes sense. */
export const open = (id: string): Promise<Reviewed | null> =>
  withDatabase(async (database) => {
    const [review, decisions] = await Promise.all([database.get("reviews", id), database.get("decisions", id)]);
    return review ? readReview({ ...review, decisions: decisions ?? [] }) : null;
  });

export const remove = (id: string): Promise<void> => change(async (transaction) => void (await removeFrom(transaction, id)));

/** Leaves no trace of the history. */
export const removeAll = (): Promise<void> => answered(deleteDB(name));
