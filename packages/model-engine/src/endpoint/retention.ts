/** What a provider is told beside each request so that it keeps nothing of it. A server of one's own may refuse fields that it does not know. */
const flags: readonly (readonly [host: RegExp, fields: object])[] = [
  [/(?:^|\.)openai\.com$/u, { store: false }],
  [/(?:^|\.)openrouter\.ai$/u, { provider: { data_collection: "deny", zdr: true } }],
];

/** The fields that ask this host for no retention. */
export const retentionFields = (host: string): object => flags.find(([pattern]) => pattern.test(host))?.[1] ?? {};
