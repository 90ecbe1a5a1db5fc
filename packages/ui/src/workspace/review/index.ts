export type { ReviewMessages } from "../messages.ts";
export { Review } from "./Review.tsx";
