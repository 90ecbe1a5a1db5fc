import { ahead, phrase, whole } from "../language/patterns.ts";
import { compilePhrases, type PhraseSwap, swapPhrases } from "../language/swap-phrases.ts";
import { defineRule } from "../rule.ts";
import { officePhrases } from "./office-phrases.table.ts";

/** "I reached out to ask" contacts nobody by name. */
const otherThan = "(?! (?:inform|ask|share|see|let|discuss|express|follow|thank|confirm|check|introduce|offer|say|request|update|remind|tell|invite|explain|propose|suggest|learn|touch|find|get|make|set|schedule|arrange|help)(?!\\p{L}))";

const swaps: readonly PhraseSwap[] = [
  ...officePhrases,
  { keys: ["prior"], pattern: whole("prior to"), to: ["before"] },
  { keys: ["subsequent"], pattern: whole("subsequent to"), to: ["after"] },
  { keys: ["regard", "regards"], pattern: phrase("^(?:with|in) regards? to(?= [^,]{2,80}, )"), to: ["as for"] },
  { keys: ["regard", "regards"], pattern: phrase("(?<!^)(?<!\\p{L})(?:with|in) regards? to(?![\\p{L}-])"), to: ["about", "on"] },
  { keys: ["forward"], pattern: phrase(",? (?:going|moving) forward(?=[.;!?])"), to: [""] },
  { keys: ["forward"], pattern: phrase("^(?:Going|Moving) forward, "), to: [""] },
  { keys: ["free"], pattern: whole(`please feel free to${ahead("contact|call|write|email|ask|reply|reach|visit|get")}`), to: ["please"] },
  { keys: ["reach"], pattern: whole(`reach out to${otherThan}`), to: ["contact"] },
  { keys: ["reaching"], pattern: whole(`reaching out to${otherThan}`), to: ["contacting"] },
  { keys: ["reached"], pattern: whole(`reached out to${otherThan}`), to: ["contacted"] },
  { keys: ["assist"], pattern: whole("assist"), to: ["help"] },
  { keys: ["commence"], pattern: whole("commence"), to: ["start", "begin"] },
  { keys: ["commences"], pattern: whole("commences"), to: ["starts", "begins"] },
  { keys: ["additional"], pattern: whole(`additional${ahead("questions?|information|details|support|help|time|costs?|fees?|staff")}`), to: ["more", "further"] },
  { keys: ["approximately"], pattern: whole("approximately(?= (?:\\d|[$€£]|one|two|three|four|five|six|ten|half))"), to: ["about"] },
  { keys: ["advised"], pattern: phrase("^Please be advised that (?=\\p{L})"), to: [""] },
  { keys: ["inform"], pattern: phrase("^I am writing to inform you that (?=\\p{L})"), to: [""] },
  { keys: ["note"], pattern: phrase("^Kindly note that (?=\\p{L})"), to: ["Please note that "] },
];

const phrases = compilePhrases(swaps);

export const businessPhrases = defineRule({
  id: "business-phrases",
  why: "A stock phrase of the office says in several words what a colleague says in one.",
  from: "light",
  tones: ["business"],
  ofTone: ["business"],
  cues: [...phrases.keys()],
  *propose(scene) {
    if (scene.block.kind !== "heading") yield* swapPhrases(scene, phrases);
  },
  rewrites: [
    ["Send the form prior to the visit.", "Send the form before the visit."],
    ["We answer every letter in a timely manner.", "We answer every letter promptly."],
    ["Please reply at your earliest convenience.", "Please reply as soon as you have time."],
    ["We will meet weekly going forward.", "We will meet weekly."],
    ["I will reach out to the supplier.", "I will contact the supplier."],
    ["Let us touch base on Monday.", "Let us talk on Monday."],
    ["Call me with any additional questions.", "Call me with any further questions."],
    ["It costs approximately $40.", "It costs about $40."],
    ["Going forward, the office opens at nine.", "From now on, the office opens at nine."],
    ["With regard to the fee, we ask for $40.", "As for the fee, we ask for $40."],
  ],
  leaves: [
    "I reached out to ask for help.",
    "“Prior to the visit” is how he put it.",
    "The car kept going forward into the wall.",
    "Show respect to the guests.",
    "He reached the base of the hill.",
    "The prior owner left a note.",
    "Additional staffing Ltd. pays well.",
  ],
});
