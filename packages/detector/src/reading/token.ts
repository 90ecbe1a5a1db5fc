/** What a token is. */
export const token = { word: 0, number: 1, mark: 2 } as const;
