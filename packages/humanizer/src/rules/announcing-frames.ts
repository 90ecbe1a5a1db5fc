import { findOpener } from "../language/opener.ts";
import { defineRule } from "../rule.ts";

const glad = "(?:thrilled|excited|delighted|proud|pleased|happy|honou?red|overjoyed)";
const telling = "(?:announce|share|report|inform you(?: all)?|let you(?: all)? know|tell you(?: all)?)";
const frame = new RegExp(
  `^(?:(?:We(?: are|['’]re)|I(?: am|['’]m)) (?:(?:very|so|truly|incredibly|absolutely|beyond) )?${glad} to ${telling}|(?:We|I) (?:just )?want(?:ed)? to let you(?: all)? know|(?:We(?: are|['’]re)|I(?: am|['’]m)) writing to (?:inform you|let you know|tell you)) that +`,
  "u",
);
/** A second "that" hangs on the frame. */
const secondThat = /(?:,| and| or| but) that (?!is\b|are\b|was\b)/u;

export const announcingFrames = defineRule({
  id: "announcing-frames",
  why: "The sentence announces that it will announce something; the news can come first.",
  from: "strong",
  cues: ["announce", "share", "report", "inform", "know", "tell"],
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    const found = findOpener(scene, frame);
    if (found && !secondThat.test(found.rest)) yield { start: found.start, end: found.end, after: [""] };
  },
  rewrites: [
    ["We are thrilled to announce that the pier opens in May.", "The pier opens in May."],
    ["I'm excited to share that I have joined the choir.", "I have joined the choir."],
    ["We're proud to report that nobody was hurt.", "Nobody was hurt."],
    ["I wanted to let you know that the boat is late.", "The boat is late."],
    ["I am writing to inform you that the gate is locked.", "The gate is locked."],
    ["We are pleased to inform you that 40 seats are left.", "40 seats are left."],
  ],
  leaves: [
    "We are thrilled to announce the winner.",
    "We regret to inform you that the pier is shut.",
    "They are proud to report that nobody was hurt.",
    "We are not pleased to report that the roof leaks.",
    "I am writing to inform you that the gate is locked and that the key is lost.",
    "We were happy to tell him that his dog was found.",
  ],
});
