import type { Part } from "../report/section.ts";
import { bundleOf, versionOf } from "./bundle.ts";
import { besideFirst, type Weighed } from "./peers.ts";
import { weigh, type Weight } from "./weight.ts";

/** Toasts that a team would take instead, and the one that ours are built on. */
const peers = ["@radix-ui/react-toast", "notistack", "react-hot-toast", "react-toastify", "sonner"] as const;

/** What a page that shows any of them has already. */
const given = ["react", "react-dom"];

export const weighToasts = (): Promise<readonly Weighed[]> =>
  Promise.all(peers.map(async (name) => ({ name: `${name} ${versionOf(name)}`, weight: weigh(await bundleOf(name, given)) })));

export function toastPart(ours: Weight, others: readonly Weighed[]): Part {
  return {
    title: "The toasts beside their peers",
    note: "Bytes, without React. Ours: the scripts that the built page fetches with its first toast, Radix and their own store and queue among them, and no style sheet. The others: all that their main entry exports, by the bundler of the table above, with the styles that some bring inside their scripts.",
    table: besideFirst([{ name: "ours, as a page fetches them", weight: ours }, ...others]),
  };
}
