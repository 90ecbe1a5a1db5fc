/** Whose words are counted. */
export interface Visitor {
  readonly person: string;
  /** What several people may share; absent where no address can be believed. */
  readonly address?: string | undefined;
}

/** What a day grants. */
export interface DailyLimits {
  /** Words of one person. */
  readonly wordsPerDay: number;
  /** How many people's words one address holds. */
  readonly peoplePerAddress: number;
}

/** Where a visitor stands today. */
export interface Usage {
  readonly limit: number;
  readonly used: number;
  /** What is left: the person's own words, or fewer where the address holds fewer. */
  readonly remaining: number;
  readonly resetsAt: Date;
}

/** The answer to a wish for words. */
export interface Reserved extends Usage {
  /** What to settle by; `null` when the words were refused, which costs nothing. */
  readonly reservation: string | null;
}

/** The daily word limit. Every method is one step that no other request comes in between. */
export interface Quota {
  /** Takes the words off what is left today; all of them or none. */
  reserve(visitor: Visitor, words: number): Promise<Reserved>;
  /**
   * Closes a reservation, and gives back what it took beyond `words`. `undefined` when this person has none of that name open:
   * it is settled already, or its day is over. One that is never settled counts in full.
   */
  settle(visitor: Visitor, reservation: string, words: number): Promise<Usage | undefined>;
  usage(visitor: Visitor): Promise<Usage>;
}

/** Most words that an address may use in a day. */
export const addressLimit = ({ wordsPerDay, peoplePerAddress }: DailyLimits): number => wordsPerDay * peoplePerAddress;

/** What the counts of a person and of an address come to. */
export function toUsage(limits: DailyLimits, resetsAt: Date, usedByPerson: number, usedByAddress = 0): Usage {
  const left = Math.min(limits.wordsPerDay - usedByPerson, addressLimit(limits) - usedByAddress);
  return { limit: limits.wordsPerDay, used: usedByPerson, remaining: Math.max(0, left), resetsAt };
}
