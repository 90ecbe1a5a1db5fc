import type { BlockResult, Request } from "@prosewell/humanizer";
import { createElement } from "react";
import { Engines } from "../engines/Engines.tsx";
import type { EnginesMessages } from "../engines/messages.ts";
import type { Asks, FindModel } from "../engines/model.ts";
import type { WordedEngines } from "../engines/served.ts";
import { resultOf } from "./outcome.ts";

export const enginesMessages: EnginesMessages = {
  choice: { label: "Engine", options: { device: "On this device", model: "Language model" }, hints: { device: "small edits", model: "recasts at models.example" } },
  review: "What is sent",
  told: { privacy: "It goes to models.example.", emptyText: "It comes back from models.example." },
  agreement: {
    title: "Send it?",
    says: ["It goes to models.example.", "Facts are hidden.", "Nothing is kept here."],
    reveal: { legend: "It may read", kinds: { names: "Names", numbers: "Numbers", addresses: "Addresses" } },
    remember: "Remember this",
    rememberHint: "Until you choose “On this device”.",
    agree: "Use the model",
    back: "Stay here",
  },
  voice: {
    add: "Add your voice",
    change: "Your voice",
    title: "Your voice",
    close: "Close your voice",
    says: ["It is kept on this device."],
    label: "Something you wrote",
    count: (characters, most) => `${characters} of ${most}`,
    save: "Keep it",
    remove: "Remove it",
    refused: "Nothing is kept here.",
  },
};

interface Ground {
  /** Held before each block until it is released, if it is to be. */
  readonly gate?: () => Promise<void>;
}

/** A site that has a language model, which says “use” for “utilize” and refuses one sentence of each text. */
export const modelSite = ({ gate = async () => {} }: Ground = {}) => {
  const requests: (Omit<Request, "voice" | "reveal"> & Asks)[] = [];
  const find: FindModel = async () => ({
    to: { host: "models.example", model: "prose" },
    engine: (asks) => ({
      id: "model",
      async *rewrite(request, signal) {
        requests.push({ ...request, ...asks });
        let start = 0;
        for (const [index, paragraph] of request.text.split(/(?<=\n\n)/u).entries()) {
          await gate();
          signal?.throwIfAborted();
          yield blockOf(paragraph, index, start);
          start += paragraph.length;
        }
        return modelResultOf(request.text);
      },
    }),
  });
  const WithWords: WordedEngines = (props) => createElement(Engines, { ...props, find, messages: () => enginesMessages });
  return { requests, Engines: WithWords };
};

const blockOf = (text: string, index: number, start: number): BlockResult => {
  const { text: after, edits } = resultOf({ text, edits: text.includes("utilize") ? [["utilize", "use"]] : [] });
  const moved = edits.map((edit) => ({ ...edit, id: `model@${start + edit.start}`, start: start + edit.start, end: start + edit.end, rule: "model" }));
  return { index, start, end: start + text.length, text: after, edits: moved, hints: [], rolledBack: [], language: "en" };
};

/** A result of the model, one of whose wordings was refused. */
export const modelResultOf = (text: string, refused = "It rained.") => {
  const result = resultOf({ text, edits: text.includes("utilize") ? [["utilize", "use"]] : [] });
  const start = text.indexOf(refused);
  if (start < 0) return { ...result, engine: "model" };
  const end = start + refused.length;
  const wording = { id: `model@${start}`, start, end, before: refused, after: "It rained 40 times.", alternatives: [], rule: "model", reason: "It brought in a number." };
  return {
    ...result,
    engine: "model",
    proof: { ...result.proof, rolledBack: [wording] },
    shortfalls: [{ start, end, cause: "untrue" as const, reason: wording.reason, served: "original" as const }],
  };
};
