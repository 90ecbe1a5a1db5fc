export type { ShelfMessages } from "./messages.ts";
export { Shelf } from "./Shelf.tsx";
