import { createHmac, timingSafeEqual } from "node:crypto";

/** A code that only who has the secret can make of the text. */
export const seal = (secret: string, text: string): string => createHmac("sha256", secret).update(text).digest("base64url");

/** The value with its seal. */
export const sign = (secret: string, value: string): string => `${value}.${seal(secret, value)}`;

/** The value that was signed; `undefined` when it was not signed by us. */
export function signed(secret: string, text: string): string | undefined {
  const end = text.lastIndexOf(".");
  if (end < 1) return undefined;
  const value = text.slice(0, end);
  const given = Buffer.from(text.slice(end + 1));
  const own = Buffer.from(seal(secret, value));
  return given.length === own.length && timingSafeEqual(given, own) ? value : undefined;
}
