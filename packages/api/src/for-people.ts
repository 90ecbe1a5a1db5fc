/** An amount as people write it: `2,000`. */
export const forPeople = (amount: number): string => amount.toLocaleString("en");
