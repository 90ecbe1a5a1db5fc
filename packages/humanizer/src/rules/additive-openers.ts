import { beginsAlike, findOpener } from "../language/opener.ts";
import { defineRule, type Scene } from "../rule.ts";

const opener = /^(?:Additionally|Furthermore|Moreover|In addition|On top of that|Beyond that|What['’]s more), +/u;
/** In "First …, Second …, Additionally …" the opener counts. */
const sequence = /(?<!\p{L})(?:First|Firstly|To begin with|Second|Secondly|Third|Thirdly|Finally|Lastly),/u;
/** A second duty: without the opener it could be read as another wording of the first. */
const duty = /(?<!\p{L})(?:must|shall|required?|requires|mandatory|obliged)(?!\p{L})/iu;
const alreadyAdds = /(?<!\p{L})(?:also|too|as well|another|further)(?!\p{L})/iu;

export const additiveOpeners = defineRule({
  id: "additive-openers",
  why: "The new sentence already adds to the last one; the opener only announces it.",
  evidence: "Generated essays open sentences this way 2.8 times as often as people do.",
  from: "light",
  cues: "additionally furthermore moreover addition top beyond more".split(" "),
  *propose(scene) {
    const found = findOpener(scene, opener);
    if (!found || sequence.test(around(scene))) return;
    const { start, end, rest } = found;
    if (!alreadyAdds.test(rest) && duty.test(rest)) return;
    if (!beginsAlike(scene, rest)) yield { start, end, after: [""] };
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
    ["Furthermore, 40 volunteers came on Sunday.", "40 volunteers came on Sunday."],
  ],
  leaves: [
    "In addition to the fee, members pay for parking.",
    "First, wash the beans. Additionally, soak them overnight.",
    "- Additionally, members must sign the form.",
    "He came late and, moreover, forgot the keys.",
    "Furthermore the witness said nothing more.",
    "Moreover, though, the roof leaks badly.",
    "The fee is due in May. Additionally, members must sign the form.",
    "It is slow. Moreover, it is dear.",
    "Additionally, no.",
    "An additionally insured party may file the claim.",
  ],
});

/** The sentences before and after, as far as a numbered sequence reaches. */
const around = ({ text, sentence }: Scene) => text.slice(Math.max(0, sentence.start - 1200), sentence.end + 1200);
