/** What cookies are set for, as a person is asked. */
export interface CookiePurpose<Purpose extends string> {
  readonly id: Purpose;
  readonly label: string;
  readonly description: string;
  /** The site cannot do without it: it is shown as on, and stays so. */
  readonly fixed?: boolean;
}

/** What was granted. */
export type CookieValues<Purpose extends string> = Readonly<Record<Purpose, boolean>>;

/** The same answer to every purpose that can be answered. */
export const answerAll = <Purpose extends string>(purposes: readonly CookiePurpose<Purpose>[], values: CookieValues<Purpose>, granted: boolean): CookieValues<Purpose> => {
  const answers: Record<Purpose, boolean> = { ...values };
  for (const { id, fixed = false } of purposes) answers[id] = granted || fixed;
  return answers;
};
