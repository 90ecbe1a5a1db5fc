import { defineRule, type Scene } from "../rule.ts";
import { wordyPhrases as phrases } from "./wordy-phrases.table.ts";

function* propose({ text, sentence }: Scene) {
  const whole = text.slice(sentence.start, sentence.end);
  for (const { pattern, to } of phrases) {
    for (const match of whole.matchAll(pattern)) {
      const start = sentence.start + match.index;
      yield { start, end: start + match[0].length, after: to };
    }
  }
}

export const wordyPhrases = defineRule({
  id: "wordy-phrases",
  why: "Several words where one does the work.",
  from: "standard",
  propose,
  rewrites: [
    ["We met in order to plan.", "We met to plan."],
    ["He stayed due to the fact that it rained.", "He stayed because it rained."],
    ["She left despite the fact that it rained.", "She left although it rained."],
    ["Call us in the event that it breaks.", "Call us if it breaks."],
    ["The pump is tested on a regular basis.", "The pump is tested regularly."],
    ["He served for the duration of the war.", "He served throughout the war."],
    ["They are in the process of moving house.", "They are moving house."],
    ["A large number of people left early.", "Many people left early."],
    ["The majority of shops were shut.", "Most shops were shut."],
    ["Everyone came with the exception of Ann.", "Everyone came apart from Ann."],
    ["He asked as to whether it was open.", "He asked whether it was open."],
    ["At this point in time, the inn is shut.", "At present, the inn is shut."],
    ["The inn is in close proximity to the station.", "The inn is close to the station."],
  ],
  leaves: [
    "The vast majority of shops were shut.",
    "The files are in order, to be sure.",
    "A large number of the books were lost.",
    "It won the majority of votes.",
    "The figures we check on a regular basis show a loss.",
    "You need not know how the office is organized in order to use it.",
    "They spend what they have in order to eat.",
    "The fact that it rained did not matter.",
    "She keeps the process of moving simple.",
    "The number of guests is large.",
    "The event that changed him was small.",
  ],
});
