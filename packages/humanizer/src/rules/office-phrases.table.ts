import { ahead, atRest, behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const about = "(?:regarding|about|concerning|(?:with|in) regards? to)";
/** What a message is written to do. */
const purposes = "inform|ask|share|see|let|discuss|express|follow|thank|confirm|check|introduce|offer|say|request|update|remind|tell|invite|explain|propose|suggest|learn|inquire|enquire|apply|arrange|schedule|set";
const whom = "(?: to you)?(?: today)?";
const days = "(?! (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|\\d|the (?:\\d|way|field|run)))";

/** "I wanted to reach out regarding", with who writes before it. */
const writing = (who: string, writes: string): readonly PhraseSwap[] => [
  { keys: ["reach"], pattern: phrase(`${behind(who)}(?:just )?want(?:ed)? to (?:personally )?reach out${whom} ${about}(?= \\p{L})`), to: [`${writes} about`] },
  { keys: ["reach"], pattern: phrase(`${behind(who)}(?:just )?want(?:ed)? to reach out${whom}(?: to|,? and)${ahead(purposes)}`), to: [`${writes} to`] },
  { keys: ["base"], pattern: phrase(`${behind(who)}(?:just )?want(?:ed)? to touch base(?: with you)? (?:${about}|on${days})(?= \\p{L})`), to: [`${writes} about`] },
];
const isWriting = behind("I am(?: also| just)?|I['’]m(?: also| just)?|we are|we['’]re");

const messages: readonly PhraseSwap[] = [
  { keys: ["finds"], pattern: phrase("(?<=(?<!\\p{L})(?:hope|trust)(?: that)? )(?:this|my) (?:e-?mail|message|letter|note) finds you (?=(?:well|in good (?:health|spirits))(?: and(?! prosper)|[.,!;]))"), to: ["you are "] },
  ...writing("I", "am writing"),
  ...writing("we", "are writing"),
  { keys: ["reaching"], pattern: phrase(`${isWriting}reaching out${whom} to touch base(?: with you)? (?:${about}|on${days})(?= \\p{L})`), to: ["writing about"] },
  { keys: ["reaching"], pattern: phrase(`${isWriting}reaching out${whom} ${about}(?= \\p{L})`), to: ["writing about"] },
  { keys: ["reaching"], pattern: phrase(`${isWriting}reaching out${whom}(?= (?:because|on behalf of|to (?:${purposes}))(?!\\p{L}))`), to: ["writing"] },
  { keys: ["interest"], pattern: phrase(`(?<=(?<!\\p{L})(?:am|['’]m) writing to )express my (?:(?:strong|keen|sincere|enthusiastic|deep|genuine) )?interest in(?= (?:the|your) (?:[\\p{L}\\p{N}/&()-]+ ){0,6}(?:position|role|post|vacancy|job|internship)(?!\\p{L}))`), to: ["apply for"] },
  ...["discuss", "speak", "talk", "work", "learn", "meet", "hear", "join"].map((verb) => ({
    keys: ["opportunity"],
    pattern: phrase(`(?<=(?<!\\p{L})look(?:ing)? forward to )the (?:opportunity|chance) to ${verb}(?!\\p{L})`),
    to: [`${verb}ing`],
  })),
  { keys: ["opportunity"], pattern: phrase(`${behind("like to|want to|wish to")}take (?:this|the) opportunity to (?=(?:thank|express|welcome|remind|congratulate|invite|introduce|share)(?!\\p{L}))`), to: [""] },
  { keys: ["pleasure"], pattern: phrase("(?<!\\p{L})it is with (?:great|immense|much) pleasure that I (?=(?:write|recommend|announce|introduce|present|welcome|accept|invite|share)(?!\\p{L}))"), to: ["I am happy to ", "I am glad to "] },
  { keys: ["reach"], pattern: phrase(`${behind("please(?: feel free to)?|(?:always )?feel free to")}reach out to(?= \\p{L})`), to: ["contact"] },
  { keys: ["reach"], pattern: phrase(`${behind("please(?: feel free to)?|(?:always )?feel free to")}reach out(?! to(?!\\p{L}))(?![\\p{L}-])`), to: ["get in touch"] },
  { keys: ["should"], pattern: phrase("(?:(?<=^)|(?<=[^?]{4} ))should you (?:require|need)(?= (?!to )[^?]{2,200}$)(?<!\\b(?:what|how|why|when|where|who|which|much|many|long|often|far) should you (?:require|need))"), to: ["if you need"] },
  { keys: ["should"], pattern: phrase("(?:(?<=^)|(?<=[^?]{4} ))should you have(?= (?:any|a|an|more|other|further|additional|questions?|concerns?)(?!\\p{L})[^?]{2,200}$)(?<!\\b(?:what|how|why|when|where|who|which|much|many|long|often|far) should you have)"), to: ["if you have"] },
  { keys: ["should"], pattern: phrase("(?:(?<=^)|(?<=[^?]{4} ))should you (?=(?:wish|want|encounter|experience|notice) [^?]{2,200}$)(?<!\\b(?:what|how|why|when|where|who|which|much|many|long|often|far) should you )"), to: ["if you "] },
  { keys: ["convenience"], pattern: whole("at your earliest (?:possible )?convenience"), to: ["as soon as you have time", "as soon as you have a moment"] },
  { keys: ["assured"], pattern: phrase("^(?:Please )?rest assured that (?=\\p{L})"), to: [""] },
  { keys: ["per"], pattern: whole("as per usual"), to: ["as usual"] },
  { keys: ["per"], pattern: whole("(?:as )?per (?:our|your) (?:last |previous |earlier |recent )?(?:conversation|discussion|call|meeting|chat)(?= (?:yesterday|today|earlier|last|this|on|in)(?!\\p{L})|[,.])"), to: ["as we discussed"] },
  { keys: ["per"], pattern: whole("(?:as )?per your (?:earlier |recent |kind )?request(?! (?:for|to|of|that))"), to: ["as you asked", "as you requested"] },
  { keys: ["per"], pattern: whole("(?:as )?per our (?:earlier |previous )?agreement(?! (?:with|on|of|to))"), to: ["as we agreed"] },
  { keys: ["per"], pattern: whole("as per my (last|previous|earlier) (?:e-?mail|message)"), to: ["as I wrote in my $1 message"] },
  { keys: ["per"], pattern: whole(`as per${ahead("the|our|your|this")}(?= \\p{L}+(?: \\p{L}+)? ?(?:policy|policies|contract|agreement|terms|rules|guidelines|schedule|plan|instructions|regulations|law|standard))`), to: ["under", "according to"] },
];

const weekly = "(?:daily|weekly|biweekly|bi-weekly|fortnightly|monthly|quarterly|regular)";
const gatherings = `(?:${weekly} )(?:\\p{Ll}+ )?(?:check-ins?|meetings?|calls?|reviews?|sessions?|catch-ups?|workshops?|discussions?|updates?)(?!\\p{L})`;
const outcomes = "(?:outcomes|results)(?! (?:of|from)(?!\\p{L}))(?![\\p{L}-])";
const inStep = "(?=[.,;!]| and(?!\\p{L})| while(?!\\p{L}))";
const groups = "((?:(?:all|our|the|your|both) )?(?:\\p{Ll}+ )?(?:teams|departments|stakeholders|functions|offices|groups))(?![\\p{L}-])";
/** Worked out for each form of a verb of two or more. */
const forms = (verbs: Readonly<Record<string, string>>, make: (verb: string, plain: string) => PhraseSwap): PhraseSwap[] => Object.entries(verbs).map(([verb, plain]) => make(verb, plain));

const work: readonly PhraseSwap[] = [
  { keys: ["collaborating"], pattern: phrase(`${behind("will|to")}be (?:(?:proactively|actively) )?collaborating (closely )?with(?!\\p{L})`), to: ["work $1with"] },
  { keys: ["collaborate"], pattern: phrase(`${behind("will|to")}(?:proactively|actively) collaborate (closely )?with(?!\\p{L})`), to: ["work $1with"] },
  ...forms({ facilitate: "hold", facilitates: "holds", facilitating: "holding" }, (verb, plain) => ({ keys: [verb], pattern: phrase(`(?<!\\p{L})${verb}(?= ${gatherings})`), to: [plain] })),
  ...forms({ "(?:foster|drive|promote|encourage)": "keep", "(?:fosters|drives|promotes|encourages)": "keeps", "(?:fostering|driving|promoting|encouraging)": "keeping" }, (verb, plain) => ({
    keys: ["alignment"],
    pattern: phrase(`(?<!\\p{L})${verb} (?:(?:greater|better|closer|cross-functional|organi[sz]ational|team) )?alignment ?${inStep}`),
    to: [`${plain} everyone in step`],
  })),
  ...forms({ "(?:foster|drive|promote|encourage)": "keep", "(?:fosters|drives|promotes|encourages)": "keeps", "(?:fostering|driving|promoting|encouraging)": "keeping" }, (verb, plain) => ({
    keys: ["alignment"],
    pattern: phrase(`(?<!\\p{L})${verb} (?:(?:greater|better|closer|strategic) )?alignment (?:across|among|between) ${groups}`),
    to: [`${plain} $1 in step`],
  })),
  ...forms({ drive: "get", drives: "gets", driving: "getting" }, (verb, plain) => ({ keys: [verb], pattern: phrase(`(?<!\\p{L})${verb} (?:meaningful|impactful) ${outcomes}`), to: [`${plain} good results`, `${plain} useful results`] })),
  ...forms({ drive: "get", drives: "gets", driving: "getting" }, (verb, plain) => ({ keys: [verb], pattern: phrase(`(?<!\\p{L})${verb} ((?:measurable|tangible|real|better|strong|concrete|lasting) )${outcomes}`), to: [`${plain} $1results`] })),
  { keys: ["challenges", "issues"], pattern: phrase("(?<!\\p{L})address any (?:potential |possible )?(?:challenges|issues)(?= (?:that|which) (?:may|might|could) (?:arise|come up|emerge|occur)(?!\\p{L}))"), to: ["handle any problems"] },
  { keys: ["arise"], pattern: phrase("(?<!\\p{L})any (?:potential |possible )challenges(?= (?:that|which) (?:may|might|could) arise(?!\\p{L}))"), to: ["any problems"] },
  { keys: ["remains", "robust"], pattern: phrase(`${behind("timeline|timetable|schedule")}remains robust(?=[.,;!]| and )`), to: ["still holds"] },
  { keys: ["align"], pattern: phrase(`${behind("to|will|we|should|must|can|and")}align on(?= (?:the|our|next|a|an|priorities|goals|scope|what|how|when|key)(?!\\p{L}))`), to: ["agree on"] },
  { keys: ["bandwidth"], pattern: phrase(`${behind("the|enough|any|more|limited")}bandwidth(?= to (?:take|help|work|handle|do|review|attend|support|join|finish)(?!\\p{L}))`), to: ["time"], literal: /(?:network|server|data|signal|internet|stream|frequenc|upload|download|mbps|gbps|cable|memory)/iu },
  { keys: ["needle"], pattern: whole("move the needle on"), to: ["improve"] },
  { keys: ["needle"], pattern: whole("moved the needle on"), to: ["improved"] },
  { keys: ["needle"], pattern: whole("moving the needle on"), to: ["improving"] },
  { keys: ["base"], pattern: phrase(`(?<!\\p{L})touch base(?= with(?!\\p{L}))`), to: ["speak", "talk"] },
  { keys: ["base"], pattern: phrase(`(?<!\\p{L})touch base (?:about|regarding|on${days})(?= \\p{L})`), to: ["talk about"] },
  { keys: ["base"], pattern: phrase(`(?<!\\p{L})touch base(?=[.,;!?]| (?:next|this|again|soon|later|tomorrow|today|once|when|on (?:Monday|Tuesday|Wednesday|Thursday|Friday))(?!\\p{L}))`), to: ["talk"] },
  { keys: ["base"], pattern: whole("touched base(?= with)"), to: ["spoke"] },
  { keys: ["back"], pattern: phrase(`(?<=(?<!\\p{L})(?:I|we|you|let['’]s|let us|please|['’]ll)(?: will| can| should| could| need to| want to| wanted to)? )circle back to(?= (?:this|that|it|the|your|our|these|those)(?!\\p{L}))`), to: ["come back to", "return to"] },
  { keys: ["back"], pattern: phrase(`(?<!\\p{L})circle back on${days}(?! (?:it|them)sel)(?= \\p{Ll})`), to: ["come back to", "return to"] },
  { keys: ["back"], pattern: phrase("(?<!\\p{L})circle back (?:with|to) (?=(?:you|me|us|them|him|her|everyone)(?!\\p{L}))"), to: ["get back to "] },
  { keys: ["back"], pattern: phrase("(?<=(?<!\\p{L})(?:let['’]s|let us|(?:I|we) (?:will|can|should)|we['’]ll) )circle back(?=[.!?]| (?:next|tomorrow|later|soon|once|after|on \\p{Lu}))"), to: ["talk again"] },
];

const still = "(?= [^.!?]{0,120}(?<!\\p{L})(?:will|shall|must|should|would|plans?|need|needs)(?!\\p{L}))";
const reports: readonly PhraseSwap[] = [
  { keys: ["forward"], pattern: phrase(`^(?:Going|Moving) forward,${still} `), to: [""] },
  { keys: ["forward"], pattern: phrase("^(?:Going|Moving) forward,(?= (?:the|all|every|each|our|your|you|please|we|I|any) )"), to: ["From now on,"] },
  { keys: ["forward"], pattern: phrase("(?<=(?<!\\p{L})(?:will|shall)(?!\\p{L})[^.;,!?—–]{3,120}),? (?:going|moving) forward(?=[.;!])"), to: [""] },
  { keys: ["basis"], pattern: whole("on a go(?:ing)?-?forward basis"), to: ["from now on"] },
  { keys: ["taken"], pattern: phrase("^Taken together,(?= (?:these|the|this|our|all|both) )"), to: ["Together,"] },
  ...forms({ "(?:paint|present)": "are", "paints": "is" }, (verb, plain) => ({
    keys: ["picture"],
    pattern: phrase(`(?<=(?<!\\p{L})(?:results?|figures?|numbers|statistics|findings|data|scores|feedback|responses|indicators|metrics) )${verb} an? ((?:generally |broadly |largely |very )?(?:encouraging|promising|positive|bleak|grim|sobering|worrying|troubling|stark|mixed)) picture(?=[.,;!]| (?:in|for|across) (?:several|some|most|all|many|both|the)(?!\\p{L}))`),
    to: [`${plain} $1`],
  })),
  ...forms({ paint: "give", paints: "gives", painted: "gave", painting: "giving" }, (verb, plain) => ({
    keys: ["picture"],
    pattern: phrase(`(?<!\\p{L})${verb}(?= an? (?:\\p{Ll}+ly )?(?:clear|clearer|encouraging|promising|positive|bleak|grim|mixed|complete|full|fuller|detailed|accurate|similar|different|complex|nuanced|vivid|misleading|incomplete|compelling) picture(?!\\p{L}))`),
    to: [plain],
    literal: /(?:artist|painter|canvas|brush|easel|museum|gallery|portrait|oil|watercolou?r)/iu,
  })),
  { keys: ["takeaways", "takeaway"], pattern: phrase("(?<=(?:^|(?<!\\p{L})(?:the|our|my|your|some|these|few|three|four|five|several|following|[\\p{P}\\p{S}]) ))(?:key|main) takeaway(s?)(?![\\p{L}-])"), to: ["main point$1"] },
  { keys: ["learnings"], pattern: whole("key learnings"), to: ["main lessons"] },
  { keys: ["record"], pattern: phrase("(?<!\\p{L})(?:proven|strong proven|demonstrated) track record(?= of(?!\\p{L}))"), to: ["track record"] },
  { keys: ["manner"], pattern: phrase(`(?<!(?:arise|arises|occur|occurs|emerge|come up) )(?<!\\p{L})in a timely (?:manner|fashion)${atRest}`), to: ["promptly"] },
  { keys: ["regard", "regards"], pattern: phrase(`${behind("questions?|information|concerns?|details|decisions?|enquir(?:y|ies)|inquir(?:y|ies)|complaints?|advice|guidance|feedback|update|updates|changes")}(?:with|in) regards? to(?= \\p{L})`), to: ["about"] },
  { keys: ["cutting-edge"], pattern: whole("cutting-edge(?= (?:solutions?|platforms?|products?|amenities|facilities|equipment))"), to: ["modern"] },
  { keys: ["state-of-the-art"], pattern: whole("state-of-the-art(?= (?:amenities|facilities|facility|equipment|kitchens?|gyms?|laborator(?:y|ies)|buildings?|classrooms?|warehouses?|machinery|fitness))"), to: ["modern"] },
];

/** Stock phrases of letters, meetings and reports, and what a colleague would say. */
export const officePhrases: readonly PhraseSwap[] = [...messages, ...work, ...reports];
