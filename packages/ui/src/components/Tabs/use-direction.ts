import { useSyncExternalStore } from "react";

type Direction = "ltr" | "rtl";

const noChanges = () => () => {};
const ofDocument = (): Direction => (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
const onServer = (): Direction => "ltr";

/** The document's direction, which Radix would take to be left to right. */
export const useDirection = (): Direction => useSyncExternalStore(noChanges, ofDocument, onServer);
