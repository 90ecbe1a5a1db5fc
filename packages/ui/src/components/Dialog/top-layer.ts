import { createContext } from "react";

/** The open dialog's element: what floats over a dialog must lie in it, since the browser draws it above the page. */
export const TopLayer = createContext<HTMLElement | null>(null);
