import { isEmpty, skipEmpty, type Properties } from "./properties.ts";
import type { SafeStorage } from "./safe-storage.ts";

/** A person as the application knows them. */
export interface User {
  readonly userId: string;
  /** Kept for the providers of ads, which alone are told. */
  readonly email?: string | undefined;
  /** What else is known; becomes user properties. */
  readonly fields?: Properties | undefined;
}

/** Who is there: a device always, a person perhaps. */
export interface Identity {
  readonly deviceId: string;
  readonly userId?: string | undefined;
  readonly email?: string | undefined;
}

/** Where our own id of the device is kept. */
export const deviceKey = "tracking_device";

/** Who is there. Storage is the only memory, so that tabs agree. */
export function createIdentity(storage: SafeStorage, randomId: () => string) {
  const text = (key: string): string | undefined => {
    const value = storage.get(key);
    return (typeof value === "string" || typeof value === "number") && !isEmpty(value) ? String(value) : undefined;
  };
  const device = (): string => {
    const known = text(deviceKey);
    if (known) return known;
    const made = randomId();
    storage.set(deviceKey, made);
    return made;
  };

  const learnEmail = (email: string): void => storage.set("email", email);

  return {
    learnEmail,
    get: (): Identity => ({ deviceId: device(), userId: text("user_id"), email: text("email") }),
    identify: ({ userId, email, fields }: User): void => {
      if (!isEmpty(userId)) storage.set("user_id", userId);
      if (email && !isEmpty(email)) learnEmail(email);
      if (fields) storage.set("user_fields", skipEmpty(fields));
    },
    /** Becomes a new device and nobody (T11). */
    reset: (): void => {
      for (const key of ["user_id", "user_fields", "email", "user_properties", deviceKey]) storage.remove(key);
    },
  };
}

/** 128 random bits, in hexadecimal. Unlike `crypto.randomUUID` it works on plain HTTP, too. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
