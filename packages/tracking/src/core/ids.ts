/** Bytes in hexadecimal. */
export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** 128 random bits, in hexadecimal. Unlike `crypto.randomUUID` it works on plain HTTP, too. */
export const randomId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
