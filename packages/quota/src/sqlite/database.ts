import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

/** The place of a database that lives no longer than its process. */
export const inMemory = ":memory:";

const schema = `
  CREATE TABLE IF NOT EXISTS day (only INTEGER PRIMARY KEY CHECK (only = 1), number INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS used (key TEXT PRIMARY KEY, words INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reservation (id TEXT PRIMARY KEY, person TEXT NOT NULL, address TEXT, words INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS secret (only INTEGER PRIMARY KEY CHECK (only = 1), value TEXT NOT NULL) STRICT;
`;

/** A database whose transactions other processes may share. */
export interface Database {
  readonly connection: DatabaseSync;
  /** Random, made by whichever process came first, and the same for all. */
  readonly secret: string;
  /** Does the work while nobody else writes; rejects when the turn has not come in time, and has then done nothing. */
  readonly transact: <Outcome>(work: () => Outcome) => Promise<Outcome>;
}

/** How many milliseconds to wait for the others that open the file at the same moment. */
const openingPatience = 10_000;

/**
 * Opens the database of a file, making both where there is none.
 * @param patience How many milliseconds a transaction may wait for other processes.
 */
export async function openDatabase(file: string, patience = 4_000): Promise<Database> {
  if (file !== inMemory) makeFolder(dirname(file));
  // SQLite itself would wait in the way of every other request; we wait asleep.
  const connection = new DatabaseSync(file, { timeout: 0 });
  const secret = await whenFree(() => prepare(connection), openingPatience);

  let last: Promise<unknown> = Promise.resolve();
  return {
    connection,
    secret,
    transact: (work) => {
      const asked = performance.now();
      const turn = last.then(() => whenFree(() => atOnce(connection, work), patience - (performance.now() - asked)));
      // One of us tries at a time, so that a lock that is held long is not waited for by each in turn.
      last = turn.catch(() => {});
      return turn;
    },
  };
}

/** Makes the last folder of a path, for nobody else to read. Node's recursive way never returns where a file system makes no folders. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Brings the database into shape; answers its secret. A file that may not be written fails here. */
function prepare(connection: DatabaseSync): string {
  connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
  connection.prepare("INSERT OR IGNORE INTO secret VALUES (1, ?)").run(randomBytes(32).toString("base64url"));
  return String(connection.prepare("SELECT value FROM secret").get()?.["value"]);
}

function atOnce<Outcome>(connection: DatabaseSync, work: () => Outcome): Outcome {
  connection.exec("BEGIN IMMEDIATE");
  try {
    const outcome = work();
    connection.exec("COMMIT");
    return outcome;
  } catch (error) {
    if (connection.isTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

async function whenFree<Outcome>(work: () => Outcome, patience: number): Promise<Outcome> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    // Unequal waits, so that two processes do not keep meeting.
    await pause(1 + Math.random() * 9);
  }
}

/** SQLITE_BUSY, of whatever kind. */
const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number" && (error.errcode & 0xff) === 5;
