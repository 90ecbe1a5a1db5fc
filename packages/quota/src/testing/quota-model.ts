import { dayOf, endOf, turn } from "../day.ts";
import type { DailyLimits, Reserved, Usage, Visitor } from "../quota.ts";

interface Entry extends Visitor {
  readonly name: string | null;
  readonly words: number;
  isOpen: boolean;
}

/** The daily limit as a list of what was taken, which is added up anew at each question: too slow to be wrong. */
export class QuotaModel {
  #day: number | undefined;
  #entries: Entry[] = [];

  readonly #limits: DailyLimits;

  constructor(limits: DailyLimits) {
    this.#limits = limits;
  }

  usage({ person, address }: Visitor, now: number): Usage {
    const { wordsPerDay, peoplePerAddress } = this.#limits;
    const resetsAt = this.#turnTo(now);
    const used = this.#sum((entry) => entry.person === person);
    const byAddress = address === undefined ? 0 : this.#sum((entry) => entry.address === address);
    return { limit: wordsPerDay, used, remaining: Math.min(wordsPerDay - used, wordsPerDay * peoplePerAddress - byAddress), resetsAt };
  }

  /** `name` is what the store called it, or `null`, which only a refusal may be called. */
  reserve(visitor: Visitor, words: number, name: string | null, now: number): Reserved {
    const isGranted = words <= this.usage(visitor, now).remaining;
    if (isGranted) this.#entries.push({ ...visitor, name, words, isOpen: true });
    return { reservation: isGranted ? (name ?? "a name") : null, ...this.usage(visitor, now) };
  }

  settle(visitor: Visitor, name: string, words: number, now: number): Usage | undefined {
    this.#turnTo(now);
    const entry = this.#entries.find((one) => one.isOpen && one.name === name && one.person === visitor.person);
    if (!entry) return undefined;
    entry.isOpen = false;
    if (words < entry.words) this.#entries.push({ ...entry, name: null, words: words - entry.words });
    return this.usage(visitor, now);
  }

  #turnTo(now: number): Date {
    const { day, isNew } = turn(this.#day, dayOf(now));
    if (isNew) this.#entries = [];
    this.#day = day;
    return endOf(day);
  }

  #sum(isCounted: (entry: Entry) => boolean): number {
    return this.#entries.filter(isCounted).reduce((sum, { words }) => sum + words, 0);
  }
}
