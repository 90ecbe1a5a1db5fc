"use client";

import { useSyncExternalStore } from "react";
import { isToolKept, watchKept } from "./kept.ts";

/** Says, once it is so, that the tool works without a connection. */
export const OfflineNote = ({ text }: { text: string }) => <output>{useSyncExternalStore(watchKept, isToolKept, () => false) ? ` ${text}` : null}</output>;
