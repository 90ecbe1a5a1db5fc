import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { defineRule } from "../rule.ts";
import { fadedNouns as swaps } from "./faded-nouns.table.ts";

const table = compilePhrases(swaps);

export const fadedNouns = defineRule({
  id: "faded-nouns",
  why: "A noun worn out by reports and essays; a plainer one is close enough.",
  evidence: "Generated essays use “narrative”, “landscape”, “journey” and their like more than four times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: [...table.keys()],
  *propose(scene) {
    if (scene.block.kind !== "heading") yield* swapPhrases(scene, table);
  },
  rewrites: [
    ["The plan rests on an institutional framework.", "The plan rests on an institutional structure."],
    ["The narrative ignores the poor.", "The story ignores the poor."],
    ["Old narratives die hard.", "Old stories die hard."],
    ["There is constant tension between rent and wages.", "There is constant conflict between rent and wages."],
    ["She likes to share insights with us.", "She likes to share ideas with us."],
    ["It changed the scientific landscape.", "It changed the scientific world."],
    ["The charter adopts a wide lens.", "The charter adopts a wide perspective."],
    ["The port brings both challenges and opportunities.", "The port brings both problems and possibilities."],
    ["He sees the exile as an opportunity for growth.", "He sees the exile as a chance for growth."],
    ["Talks lower the potential for armed conflict.", "Talks lower the risk of armed conflict."],
    ["The play shows the destructive power of rumour.", "The play shows the destructive force of rumour."],
    ["A strange sense of dread hung over the town.", "A strange feeling of dread hung over the town."],
    ["The book questions the notion of the sea as a border.", "The book questions the view of the sea as a border."],
    ["The letters provide readers with insights into farm life.", "The letters give readers a picture of farm life."],
    ["The new road created opportunities for trading.", "The new road opened the way for trading."],
    ["They joined to challenge this injustice.", "They joined to fight this injustice."],
  ],
  leaves: [
    "A medieval tapestry hangs on the wall.",
    "He painted the desolate landscape.",
    "She challenges the ruling.",
    "The ruling was a step toward challenging segregation.",
    "The novel challenges racism.",
    "They built a narrative of the port as a haven.",
    "They work against dominant narratives.",
    "Trade grew across its realm.",
    "Such jokes spread harmful narratives.",
    "They took their history back from colonial narratives.",
    "The journey took nine hours by train.",
    "The team won the challenge cup.",
    "He works the night shift.",
    "The membrane shows the potential of the cell.",
    "They felt a strange sense of dread.",
    "The potential for growth is great.",
  ],
});
