import { randomUUID } from "node:crypto";
import { dayOf, endOf, turn } from "../day.ts";
import { addressLimit, type DailyLimits, type Quota, toUsage, type Usage, type Visitor } from "../quota.ts";
import type { Database } from "./database.ts";

/** The daily limit in a database that any number of processes of one machine share. */
export function createSqliteQuota({ connection, transact }: Database, limits: DailyLimits, clock = Date.now): Quota {
  const number = connection.prepare("SELECT number FROM day");
  const setNumber = connection.prepare("INSERT INTO day VALUES (1, ?) ON CONFLICT DO UPDATE SET number = excluded.number");
  const words = connection.prepare("SELECT words FROM used WHERE key = ?");
  const add = connection.prepare("INSERT INTO used VALUES (?, ?) ON CONFLICT DO UPDATE SET words = words + excluded.words");
  const forget = connection.prepare("DELETE FROM used WHERE key = ? AND words <= 0");
  const open = connection.prepare("INSERT INTO reservation VALUES (?, ?, ?, ?)");
  const close = connection.prepare("DELETE FROM reservation WHERE id = ? AND person = ? RETURNING address, words");

  /** The work in today's counts, which begin empty. */
  const today = <Outcome>(work: (resetsAt: Date) => Outcome): Promise<Outcome> =>
    transact(() => {
      const kept = number.get()?.["number"];
      const { day, isNew } = turn(kept === undefined ? undefined : Number(kept), dayOf(clock()));
      if (isNew) connection.exec("DELETE FROM used; DELETE FROM reservation");
      if (day !== kept) setNumber.run(day);
      return work(endOf(day));
    });

  const used = (key: string) => Number(words.get(key)?.["words"] ?? 0);

  const charge = (person: string, address: string | undefined, amount: number) => {
    for (const key of [ofPerson(person), ...(address === undefined ? [] : [ofAddress(address)])]) {
      add.run(key, amount);
      // Whoever takes words and gives them back under ever new names must not fill the disk.
      if (amount < 0) forget.run(key);
    }
  };

  const usage = ({ person, address }: Visitor, resetsAt: Date): Usage =>
    toUsage(limits, resetsAt, used(ofPerson(person)), address === undefined ? 0 : used(ofAddress(address)));

  return {
    usage: (visitor) => today((resetsAt) => usage(visitor, resetsAt)),

    reserve: (visitor, amount) =>
      today((resetsAt) => {
        const { person, address } = visitor;
        const isGranted =
          used(ofPerson(person)) + amount <= limits.wordsPerDay &&
          (address === undefined || used(ofAddress(address)) + amount <= addressLimit(limits));
        if (!isGranted) return { reservation: null, ...usage(visitor, resetsAt) };

        const reservation = randomUUID();
        charge(person, address, amount);
        open.run(reservation, person, address ?? null, amount);
        return { reservation, ...usage(visitor, resetsAt) };
      }),

    settle: (visitor, reservation, amount) =>
      today((resetsAt) => {
        const found = close.get(reservation, visitor.person);
        if (!found) return undefined;
        const reserved = Number(found["words"]);
        // The address that it was taken from, which need not be the one that settles.
        const address = typeof found["address"] === "string" ? found["address"] : undefined;
        charge(visitor.person, address, Math.min(amount, reserved) - reserved);
        return usage(visitor, resetsAt);
      }),
  };
}

const ofPerson = (person: string) => `person ${person}`;
const ofAddress = (address: string) => `address ${address}`;
