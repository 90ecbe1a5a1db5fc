/** What a property can hold: plain data, so that a call can wait in storage. */
export type Value = string | number | boolean | readonly string[] | readonly number[];

/** Names and their values; empty ones are left out before anything is sent (T1). */
export type Properties = Readonly<Record<string, Value | null | undefined>>;

/** Whether a value says nothing: missing, blank, not a number, or a list of nothing. */
export const isEmpty = (value: unknown): boolean =>
  // oxlint-disable-next-line typescript/no-base-to-string -- an object says more than nothing
  Number.isNaN(value) || !String(value ?? "").trim();

/** What is left of properties without the empty ones. */
export type Filled<P extends object> = string extends keyof P
  ? Readonly<Record<string, NonNullable<P[keyof P]>>>
  : { readonly [Name in keyof P]?: NonNullable<P[Name]> };

/** The properties that hold something (T1). Zero and `false` do. */
export const skipEmpty = <P extends object>(properties: P): Filled<P> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a part of P's own entries
  Object.fromEntries(Object.entries(properties).filter(([, value]) => !isEmpty(value))) as Filled<P>;
