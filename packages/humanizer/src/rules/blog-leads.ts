import { beginsAlike, findOpener } from "../language/opener.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";
import { announced, bestPart, blogLeads as leads } from "./blog-leads.table.ts";

export const blogLeads = defineRule({
  id: "blog-leads",
  why: "A lead-in from a thousand posts promises a point instead of making it; begin with the point.",
  from: "standard",
  cues: "face honest real thing deal kicker foremost day nutshell part".split(" "),
  *propose(scene) {
    if (scene.block.kind === "heading") return;
    yield* alone(scene);
    for (const { pattern, to, only, unless } of leads) {
      const found = findOpener(scene, pattern);
      if (!found || (only && !only.test(found.rest)) || unless?.test(found.rest)) continue;
      if (to === "" && beginsAlike(scene, found.rest)) continue;
      const kept = /^(?:And|But|So) /u.exec(found.phrase)?.[0] ?? "";
      yield { start: found.start + kept.length, end: found.end, after: [to] };
    }
  },
  rewrites: [
    ["Let's face it: wet socks are a misery.", "Wet socks are a misery."],
    ["Let’s be honest, nobody reads the manual.", "Nobody reads the manual."],
    ["But let's face it — the shed leaks every winter.", "But the shed leaks every winter."],
    ["But here's the thing: a dull knife is more dangerous than a sharp one.", "But a dull knife is more dangerous than a sharp one."],
    ["Here’s the kicker — the repair costs nothing.", "The repair costs nothing."],
    ["The rope looks sound. Here's the thing. It was left in the sun.", "The rope looks sound. It was left in the sun."],
    ["First and foremost, switch off the power.", "First, switch off the power."],
    ["At the end of the day, the best shoe is the one you wear.", "The best shoe is the one you wear."],
    ["At the end of the day, it comes down to habit.", "It comes down to habit."],
    ["In a nutshell, compost needs air and time.", "In short, compost needs air and time."],
    ["The soup takes ten minutes. The best part? It freezes well.", "The soup takes ten minutes. Better still, it freezes well."],
    ["The lamp folds flat. And the best part? You can charge it from a laptop.", "The lamp folds flat. Better still, you can charge it from a laptop."],
  ],
  leaves: [
    "Let's face it together.",
    "Let's be honest with the tenants.",
    "Here's the thing I bought.",
    "Here's the thing you asked for: a spare key.",
    "First and foremost, he is a poet.",
    "Here's the deal: you get the boat and I get the oars.",
    "First and foremost a teacher, she wrote at night.",
    "At the end of the day, we wash the brushes.",
    "At the end of the day, the pupils are collected by bus.",
    "At the end of the day, Rosa is the last to leave the shop.",
    "At the end of the day it was dark.",
    "The meal fits in a nutshell.",
    "What was the best part? The swim.",
    "The best part? Free cake.",
    "“Let's face it: we are lost,” she said.",
    "# Let's face it: mornings are hard",
  ],
});

/** "Here's the thing.", and "The best part? It is free.": a question that only its writer answers. */
function* alone({ text, sentence, block, index }: Scene): Generator<Proposal> {
  const next = block.sentences[index + 1];
  const whole = text.slice(sentence.start, sentence.end);
  if (next && announced.test(whole)) yield { start: sentence.start, end: next.start, after: [""] };
  if (!next || !bestPart.test(whole)) return;
  const opens = /^(?:It|They|You|We|There|The|This|These|Your|Our)(?=['’ ])/u.exec(text.slice(next.start, next.end))?.[0];
  if (opens && index > 0) yield { start: sentence.start, end: next.start + opens.length, after: [`Better still, ${opens.toLowerCase()}`] };
}
