interface Rate {
  /** Tokens that a full bucket holds. */
  readonly burst: number;
  readonly perSecond: number;
  /** Most buckets kept; the longest unused goes first. */
  readonly most?: number;
}

/** Says whether whoever `key` stands for may go on at `now` (in milliseconds), and if so takes a token. */
export function createTokenBuckets({ burst, perSecond, most = 10_000 }: Rate): (key: string, now: number) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, now) => {
    const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now };
    const refilled = Math.min(burst, tokens + ((now - at) / 1_000) * perSecond);
    const isAllowed = refilled >= 1;
    // Set anew, it stands last: a Map keeps its keys in that order.
    buckets.delete(key);
    buckets.set(key, { tokens: isAllowed ? refilled - 1 : refilled, at: now });
    if (buckets.size > most) buckets.delete(buckets.keys().next().value ?? key);
    return isAllowed;
  };
}
