import { capitalise } from "../language/case.ts";
import { beginsAlike, findOpener } from "../language/opener.ts";
import { defineRule, type Scene } from "../rule.ts";

const opener = /^(?:Additionally|Furthermore|Moreover|In addition|On top of that|Beyond that|What['’]s more), +/u;
/** In "First …, Second …, Additionally …" the opener counts. */
const sequence = /(?<!\p{L})(?:First|Firstly|To begin with|Second|Secondly|Third|Thirdly|Finally|Lastly),/u;
/** A second duty: without the opener it could be read as another wording of the first. */
const duty = /(?<!\p{L})(?:must|shall|required?|requires|mandatory|obliged)(?!\p{L})/iu;
const alreadyAdds = /(?<!\p{L})(?:also|too|as well|another|further)(?!\p{L})/iu;
/** A short subject and its auxiliary, after which "also" stands. */
const subject = "(?:I|we|you|he|she|it|they|(?:the |our |all )?\\p{Ll}+s)";
const verbal = new RegExp(`^${subject} (?:am|is|are|was|were|will|can|could|should|must|may|might|would|shall)(?= (?!not|never|be(?:come)? |\\p{Ll}*n['’]t)\\p{Ll})`, "u");
const perfect = new RegExp(`^${subject} (?:has|have|had)(?= (?:\\p{Ll}{2,}ed|been|made|seen|built|found|shown|led|won|held|begun|become|taken|given|written|grown)(?!\\p{L}))`, "u");

export const additiveOpeners = defineRule({
  id: "additive-openers",
  why: "The new sentence already adds to the last one, alone or with “also”; the opener only announces it.",
  evidence: "Generated essays open sentences this way 2.8 times as often as people do.",
  from: "light",
  cues: "additionally furthermore moreover addition top beyond more".split(" "),
  *propose(scene) {
    const found = findOpener(scene, opener);
    if (!found || sequence.test(around(scene))) return;
    const { start, end, rest } = found;
    const second = !alreadyAdds.test(rest) && duty.test(rest);
    // A sentence should not begin with a figure.
    if (/^\p{N}/u.test(rest)) return;
    if (!second && !beginsAlike(scene, rest)) {
      yield { start, end, after: [""] };
      return;
    }
    const begun = alreadyAdds.test(rest) ? undefined : (verbal.exec(rest) ?? perfect.exec(rest))?.[0];
    if (begun) yield { start, end: end + begun.length, after: [`${capitalise(begun)} also`] };
  },
  rewrites: [
    ["Furthermore, the bridge is cheap to maintain.", "The bridge is cheap to maintain."],
    ["Moreover, most visitors arrive by train.", "Most visitors arrive by train."],
    ["Additionally, iPhone owners get a discount.", "iPhone owners get a discount."],
    ["In addition, not every school has a library.", "Not every school has a library."],
    ["Moreover, small farms also feel the drought.", "Small farms also feel the drought."],
    ["The soil is thin. Furthermore, it also drains badly.", "The soil is thin. It also drains badly."],
    ["What’s more, the old tram line still runs at night.", "The old tram line still runs at night."],
    ["- The pool opens at nine.\n- Additionally, the sauna stays warm until ten.", "- The pool opens at nine.\n- The sauna stays warm until ten."],
    ["The fee is due in May. Additionally, members must sign the form.", "The fee is due in May. Members must also sign the form."],
    ["We sail at six. Additionally, we will land at nine.", "We sail at six. We will also land at nine."],
    ["I mend nets. Moreover, I have painted boats.", "I mend nets. I have also painted boats."],
    ["It is slow. Moreover, it is dear.", "It is slow. It is also dear."],
  ],
  leaves: [
    "In addition to the fee, members pay for parking.",
    "First, wash the beans. Additionally, soak them overnight.",
    "He came late and, moreover, forgot the keys.",
    "Furthermore the witness said nothing more.",
    "Moreover, though, the roof leaks badly.",
    "The fee is due in May. Additionally, each of the members must sign the form.",
    "We sail at six. Additionally, we have a net.",
    "It is slow. Moreover, it will not last.",
    "Additionally, no.",
    "Furthermore, 40 volunteers came on Sunday.",
    "An additionally insured party may file the claim.",
  ],
});

/** The sentences before and after, as far as a numbered sequence reaches. */
const around = ({ text, sentence }: Scene) => text.slice(Math.max(0, sentence.start - 1200), sentence.end + 1200);
