import { ahead, phrase } from "../language/patterns.ts";
import { compilePhrases, type PhraseSwap, swapPhrases } from "../language/swap-phrases.ts";
import { defineRule } from "../rule.ts";

/** "And do not hesitate" goes on from another request, which "please" would break off. */
const offer = "(?:(?<!\\p{L})please |(?<=^|, ))do(?: not|n['’]t) hesitate to";

const swaps: readonly PhraseSwap[] = [
  { keys: ["hesitate"], pattern: phrase(`${offer} reach out to(?= \\p{L})`), to: ["please contact"] },
  { keys: ["hesitate"], pattern: phrase(`${offer} reach out(?! to(?!\\p{L}))(?!\\p{L})`), to: ["please get in touch"] },
  { keys: ["hesitate"], pattern: phrase(`${offer}${ahead("contact|get in touch|call|e-?mail|write|ask(?=[.,!;])|let (?:me|us) know|reply|phone|message")}`), to: ["please"] },
];

const table = compilePhrases(swaps);

export const mailOffers = defineRule({
  id: "mail-offers",
  why: "A stock offer at the end of a message; a plain “please” invites as warmly.",
  from: "standard",
  cues: [...table.keys()],
  propose: (scene) => swapPhrases(scene, table),
  rewrites: [
    ["Please do not hesitate to reach out.", "Please get in touch."],
    ["If the boiler leaks, please don’t hesitate to contact me.", "If the boiler leaks, please contact me."],
    ["Don't hesitate to reach out to the caretaker.", "Please contact the caretaker."],
    ["If you need a key, do not hesitate to ask.", "If you need a key, please ask."],
    ["Please do not hesitate to call the office before noon.", "Please call the office before noon."],
  ],
  leaves: [
    "They do not hesitate to call the office.",
    "Please do not hesitate to refuse.",
    "Please do not hesitate to ask any questions.",
    "Read the label and do not hesitate to ask.",
    "She told us: do not hesitate at the gate.",
    "Please hesitate before you call.",
  ],
});
