/** A second decimal would say more than is known. */
export const rounded = (value: number): number => Math.round(10 * value) / 10;
