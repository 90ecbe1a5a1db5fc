import { defineHint } from "./hint.ts";
import { namesSource } from "./sources.ts";

const claim =
  /(?<!\p{L})(?:(?:[Ss]tudies|[Rr]esearch|[Ee]vidence|[Ss]urveys|[Dd]ata) (?:ha(?:s|ve) )?(?:(?:consistently|repeatedly|clearly|increasingly|long|also|often) )?(?:shows?|shown|suggests?|suggested|indicates?|indicated|demonstrates?|demonstrated|proves?|proven|finds?|found|confirms?|confirmed)|(?:[Mm]any|[Mm]ost|[Ss]ome) (?:experts|scholars|critics|researchers|scientists|observers|analysts|historians|people) (?:agree|argue|believe|say|claim|contend|suggest|think|note|consider)|(?:[Ee]xperts|[Ss]cholars|[Cc]ritics|[Rr]esearchers|[Ss]cientists|[Aa]nalysts|[Oo]bservers|[Pp]roponents|[Oo]pponents) (?:(?:widely|often|generally|increasingly|have long) )?(?:agree|argue|argued|believe|believed|say|claim|contend|suggest|warn|note)|[Ii]t is (?:widely|generally|commonly|often|well) (?:believed|accepted|known|recognized|recognised|acknowledged|held|agreed|argued|understood|said) that)(?!\p{L})/gu;

export const unsourcedClaims = defineHint({
  id: "unsourced-claims",
  why: "Who says so? Name the study or the people, or make the claim your own.",
  cues: "studies research evidence surveys data many most some experts scholars critics researchers scientists analysts observers proponents opponents believed accepted known recognized recognised acknowledged held agreed argued understood said".split(" "),
  *find({ text, sentence }) {
    const whole = text.slice(sentence.start, sentence.end);
    const claims = [...whole.matchAll(claim)];
    if (claims.length === 0 || namesSource(whole)) return;
    for (const match of claims) yield { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };
  },
  points: [
    ["Studies have shown that bees sleep.", "Studies have shown"],
    ["Many experts believe that the dam is safe.", "Many experts believe"],
    ["Critics often argue that the toll is too high.", "Critics often argue"],
    ["It is widely accepted that salt keeps meat fresh.", "It is widely accepted that"],
    ["Research suggests that short walks help.", "Research suggests"],
  ],
  passes: [
    "Studies have shown that bees sleep (Marr, 2014).",
    "Research by the University of Oslo suggests that short walks help.",
    "Critics say “the toll is far too high” and will not pay.",
    "She studies bees.",
    "Our data show the fall in May; see https://example.org.",
  ],
});
