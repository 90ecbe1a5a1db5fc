import { legal } from "../language/register.ts";
import { compileTagged, swapTagged } from "../language/swap-tagged.ts";
import { defineRule } from "../rule.ts";
import { plainWords } from "./plain-words.table.ts";

const table = compileTagged(plainWords);

export const businessWords = defineRule({
  id: "business-words",
  why: "A shorter word says the same, and busy people read it faster.",
  from: "standard",
  tones: ["business"],
  ofTone: ["business"],
  needsTags: true,
  cues: [...table.keys()],
  *propose(scene) {
    if (scene.block.kind === "heading" || legal.test(scene.text)) return;
    yield* swapTagged(scene, table);
  },
  rewrites: [
    ["We purchased a second van last year.", "We bought a second van last year."],
    ["You can obtain a badge at the desk.", "You can get a badge at the desk."],
    ["The job requires a permit.", "The job needs a permit."],
    ["Work commenced in March.", "Work started in March."],
    ["We currently have two open posts.", "We now have two open posts."],
    ["Please notify the team about delays.", "Please tell the team about delays."],
    ["We have sufficient stock for May.", "We have enough stock for May."],
    ["The team assisted two clients.", "The team helped two clients."],
  ],
  leaves: [
    "The purchase of the van took a week.",
    "The tenant shall obtain a permit.",
    "“We purchased a van,” he said.",
    "The purchasing department is closed.",
    "We are not currently hiring.",
    "The tests verify our plan.",
    "The service has, for years, demonstrated a gift for calm.",
    "The seller was assisted by two clerks.",
    "The board requires members to sign.",
  ],
});
