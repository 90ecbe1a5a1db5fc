import type { LockKind } from "../lock.ts";
import { findLocks } from "../locks/find-locks.ts";
import { parse } from "../parse.ts";

const ofKind = (kind: LockKind, text: string) => findLocks(parse(text)).filter((lock) => lock.kind === kind);

/** What a text's locks of one kind cover. */
export const locked = (kind: LockKind, text: string): string[] => ofKind(kind, text).map((lock) => lock.text);

/** What a text's locks of one kind are compared by. */
export const valued = (kind: LockKind, text: string): string[] => ofKind(kind, text).map((lock) => lock.value);
