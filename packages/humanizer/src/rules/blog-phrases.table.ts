import { inflect, type VerbForm } from "../language/inflection.ts";
import { phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const water = /(?<!\p{L})(?:pools?|water|waters|sea|ocean|lakes?|rivers?|reefs?|wrecks?|caves?|scuba|diver|divers|bay|pond|quarry)(?!\p{L})/iu;
const legend = /(?<!\p{L})(?:gods?|dragons?|stones?|rings?|magic|atoms?|storms?|demons?|ancient|spells?|swords?|wizards?|gems?|elements?|nature)(?!\p{L})/iu;
const floors = /(?<!\p{L})(?:lifts?|elevators?|stairs?|escalators?|floors?|players?|coins?|boss|bosses|score|points|characters?|avatar|ramp|garage|belt|friendship|relationship|romance|tribunal|court|drones?|planes?|balloons?|kites?|climb\p{Ll}*)(?!\p{L})/iu;
const body = /^[^.]*(?<!\p{L})(?:legs?|foot|feet|ankles?|arms?|heads?|hands?|wrists?|knees?|hips?|heels?|body|chest|neck|torso|shoulders?|heart rate|temperature|blood|mattress|bed|router|monitor|screen|laptop|desk|plants?|pots?|status|risk|voices?|chances|cases?|account|access|permissions|privileges|complaint|concerns?|tickets?|issue)(?!\p{L})/iu;
const charged = /(?<!\p{L})(?:engines?|motors?|V8|horsepower|batter(?:y|ies))(?!\p{L})/iu;
/** What nobody swaps for another: people, seasons, homes. */
const dear = "(?:friends?|mother|father|mum|mom|dad|parents?|family|grand\\p{Ll}+|aunt|uncle|teachers?|neighbou?rs?|guests?|colleagues?|brothers?|sisters?|kids|children|him|her|them|everyone|me|us|winter|spring|summer|autumn|fall|year|school|house|home|city|town|village|country|january|december)(?!\\p{L})";

const yours = "(?:your|our|their|my|his|her|its)";
const regular = ["base", "third", "gerund", "past"] as const;
/** Past and participle differ in what takes its place. */
const presents = ["base", "third", "gerund"] as const;

interface Frame {
  readonly verb: string;
  /** What follows the verb and goes with it. */
  readonly tail?: string;
  /** What stands before it, or after it, and stays. */
  readonly behind?: string;
  readonly ahead?: string;
  readonly to: string;
  readonly forms?: readonly VerbForm[];
  readonly literal?: RegExp;
}

/** A verb in each of its forms, with or without a hyphen where it is made of two words. */
const frame = ({ verb, tail = "", behind = "", ahead = "", to, forms = presents, literal }: Frame): readonly PhraseSwap[] =>
  forms.map((form) => {
    const written = inflect(verb, form);
    return {
      keys: [written, written.replace("-", "")],
      pattern: phrase(`(?<![\\p{L}-])${behind}${written.replace("-", "-?")}${tail}(?![\\p{L}-])${ahead}`),
      to: [inflect(to, form)],
      ...(literal && { literal }),
    };
  });

const begun = "(?:fund|savings|day|morning|week|weekend|year|career|journey|business|project|process|conversation|discussion|campaign|season|routine|trip|adventure|search|training)";
const quickened = "(?:metabolism|recovery|digestion)";
const upTo = "(?: [\\p{L}’'-]+){0,2}";
/** Whose own potential it is: what helps them has none to reach. */
const themselves = "(?<=(?<!\\p{L})(?:(?:help(?:s|ed|ing)?|let(?:s|ting)?) (?:you|us|them|people|students|teams)(?: to)?|(?:you|us|them) to|[Ll]et['’]s|how to|ready to|want to|(?:you|we|they)(?: can|['’]ll| will| could)?) )";
const potential = `(?= ${yours} (?:full |true |hidden |own |full creative )?potential(?!\\p{L}))`;
const improvable = "(?!(?:inner|mind|senses|anger|beast|imagination|people|soul|spirit|mood|spirits)(?!\\p{L}))";

/** What one does; "your financial game" would lose its noun. */
const pastime = "(?:hydration|coffee|cooking|skincare|style|fashion|marketing|fitness|baking|content|email|productivity|grilling|gardening|sales|networking|wardrobe|brunch|breakfast|lunch|salad|cocktail|beauty|hosting|remote work|storytelling|photography)";
const level = "(?:to (?:the next|a new|a whole new|an entirely new|another) level|to new heights)";
/** What can only get better there: a rivalry, a fear or a friend goes elsewhere. */
const bettered =
  "(?:skills?|careers?|business|products?|productivity|cooking|baking|gardens?|gardening|serve|swing|marketing|website|blog|home|kitchen|photos|photography|writing|content|brand|fitness|workouts?|training|health|performance|models?|projects?|day|workday|mornings?|life|lives|style|look|outfits?|wardrobe|experience|service|strateg(?:y|ies)|sales|learning|teaching|travels?|trips?|coffee|pasta|recipes?|dish(?:es)?|salads?|meals?|desserts?|suitcase|space|room|bedroom|office|workspace|workflow|setup|presentations?|designs?|code|apps?|craft|music|playing|events?|part(?:y|ies)|campaigns?|communication|leadership|finances?|well-?being|skincare|routine|remote work|hydration|understanding|knowledge|fluency|efficiency)";
const raised = ` (${yours} (?:(?!to(?!\\p{L})|relationship|friendship)[\\p{L}’'-]+ ){0,4}?${bettered})(?:(?<=(?<!\\p{L})${pastime}) game)? ${level}(?!\\p{L})(?! (?:of|in) )`;
const nextLevel: readonly PhraseSwap[] = [["take", "improve"], ["takes", "improves"], ["taking", "improving"], ["took", "improved"], ["taken", "improved"], ["bring", "improve"], ["brings", "improves"]].map(([verb = "", to]) => ({
  keys: [verb],
  pattern: phrase(`(?<!\\p{L})${verb}${raised}`),
  to: [`${to} $1`],
  literal: floors,
}));

const fields =
  "(?:business|finance|fashion|marketing|advertising|sports?|technology|medicine|science|politics|education|design|(?:remote|hybrid) work|art|music|cooking|baking|fitness|gardening|photography|hospitality|e-commerce|commerce|banking|investing|insurance|real estate|software|health promotion|healthcare|publishing|retail|research|engineering|architecture|tech|sales|football|tennis|golf|racing)";

/** What a careful editor would write. */
export const blogPhrases: readonly PhraseSwap[] = [
  ...frame({ verb: "dive", tail: " deep into", to: "look closely at", literal: water }),
  ...frame({ verb: "dive", tail: " deeper into", to: "look more closely at", literal: water }),
  ...frame({ verb: "dive", behind: "(?<=(?:[Ll]et['’]s|[Ww]e['’]ll|[Ww]e will|I['’]ll) )", tail: " (?:right |straight )?into", ahead: "(?! an? (?:bowl|plate|slice|bucket|glass|pile|book|box))(?= \\p{Ll})", to: "look at", forms: ["base"], literal: water }),
  ...["unleash", "unlock"].flatMap((verb) => [
    ...frame({ verb, behind: themselves, ahead: potential, to: "reach", forms: ["base"] }),
    ...frame({ verb, tail: " the (?:full |true )?(?:power|potential) of", to: "make the most of", forms: ["base", "gerund"], literal: legend }),
    ...frame({ verb, behind: "(?<=(?<!\\p{L})(?:I|we|you|they) )", tail: " the (?:full |true )?(?:power|potential) of", to: "make the most of", forms: ["past"], literal: legend }),
    ...frame({ verb, ahead: "(?= (?:an? )?(?:whole |entirely )?new levels? of(?!\\p{L}))", to: "reach", forms: regular }),
    ...frame({ verb, ahead: potential, to: "bring out", forms: regular }),
  ]),
  ...nextLevel,
  ...["kick-start", "jump-start"].flatMap((verb) => [
    ...frame({ verb, ahead: `(?= (?:${yours}|the|an?)${upTo} ${begun}(?!\\p{L}))`, to: "start", forms: regular }),
    ...frame({ verb, ahead: `(?= (?:${yours}|the)${upTo} ${quickened}(?!\\p{L}))`, to: "speed up" }),
  ]),
  ...["work", "do"].flatMap((verb) => [
    ...frame({ verb, tail: " wonders", ahead: "(?= (?:for|on)(?!\\p{L}))", to: "do a lot" }),
    ...frame({ verb, tail: " wonders", ahead: "(?=[.!;])", to: "help a lot" }),
  ]),
  ...frame({ verb: "supercharge", ahead: `(?= ${yours} ${improvable})`, to: "improve", literal: charged }),
  { keys: ["game"], pattern: phrase(`(?<!\\p{L})(?:elevate|level up|step up|up) (?=your )(your ${pastime}) game(?=[.,!;]| (?:with|by|this|today))`), to: ["improve $1"] },
  ...frame({ verb: "elevate", ahead: `(?= (?:your|our) ${improvable})(?! your \\p{Ll}+ game(?!\\p{L}))`, to: "improve", literal: body }),
  { keys: ["seasoned"], pattern: whole("seasoned(?= (?:pro|pros|professionals?|developers?|travell?ers?|athletes?|runners?|rowers?|investors?|marketers?|cooks?|chefs?|gardeners?|hikers?|cyclists?|writers?|players?|users?|managers?|entrepreneurs?|programmers?|photographers?|bakers?|riders?|swimmers?|climbers?)(?!\\p{L}))"), to: ["experienced"] },
  { keys: ["seasoned"], pattern: phrase("(?<=(?<!\\p{L})[Ww]hether you(?:['’]re| are) an? )seasoned(?! (?:pan|cast|iron|skillet|wok|wood|salt|with)(?!\\p{L}))(?= \\p{L})"), to: ["experienced"] },
  { keys: ["complete", "total", "absolute"], pattern: phrase("(?<=(?<!\\p{L})or an? )(?:complete|total|absolute) (?=(?:beginner|novice|newbie|newcomer|amateur)(?!\\p{L}))"), to: [""] },
  { keys: ["goodbye"], pattern: phrase(`(?<!\\p{L})say goodbye to ((?:(?!${dear})[\\p{L}’'-]+ ){1,6}?)and (?:say )?hello to(?! (?:[\\p{L}’'-]+ ){0,3}?${dear})(?!\\p{L})`), to: ["swap $1for"] },
  { keys: ["soar"], pattern: phrase(`(?<=(?<!\\p{L})(?:watch|see) ${yours} (?:[\\p{L}-]+ )?(?:productivity|sales|savings|confidence|traffic|engagement|revenues?|profits?|energy|results|numbers|conversions?|earnings|scores?) )soar(?!\\p{L})`), to: ["grow", "rise"], literal: /(?<!\p{L})(?:drones?|kites?|birds?|planes?|eagles?|rockets?|balls?|spirits?)(?!\p{L})/iu },
  { keys: ["world"], pattern: phrase(`(?<!\\p{L})(?<!(?:lost|lives?|lived|living|absorbed|dwells?) )in the (?:fast-paced |exciting |vast |complex )?world of(?= (?:[\\p{Ll}-]+ ){0,2}?${fields}(?!\\p{L}))`), to: ["in"] },
];

/** What only a bold one would. */
export const slogans: readonly PhraseSwap[] = [
  { keys: ["journey", "process", "ride"], pattern: phrase("^(?:embrace|trust|enjoy) the (?:journey|process|ride), (?!and )(?=\\p{Ll}+ [^.!?]{2,80} and )"), to: [""] },
  { keys: ["announce", "share"], pattern: phrase("^(?:I(?:['’]m| am)|We(?:['’]re| are)) (?:(?:so|beyond|truly|absolutely|incredibly|super|very) )?(?:thrilled|excited|delighted|humbled)(?: and (?:thrilled|excited|delighted|humbled|honou?red|proud))? to (?:announce|share) that (?=(?:I|we|our|my|the|after|starting|as of|today)(?!\\p{L}))"), to: [""] },
  { keys: ["you", "yourself"], pattern: phrase("(?<=^\\p{Lu}\\p{Ll}+ [^,.!?]{2,40}, [^,.!?]{2,40}), and (?:unlock|unleash|discover|become) (?:a|the) (?:better|best|happier|healthier) (?:you|version of yourself)(?=[.!])"), to: [""] },
  { keys: ["key"], pattern: phrase("(?<=(?:^|(?<!\\p{L})that |^When it comes to [^,.;]{2,50}, )(?:[\\p{L}-]+ )?[\\p{L}-]{4,} )is key(?=[.!])"), to: ["is what counts"] },
  { keys: ["magic"], pattern: phrase("(?<=^[^.!?]{6,100}),? and watch the magic happen(?=[.!])"), to: [""] },
  { keys: ["endless"], pattern: phrase("(?<=^With [^.,;]{0,60}(?:so many|choose|pick)[^.,;]{0,40}, )the possibilities are (?:truly |virtually )?endless(?=[.!])"), to: ["the choice is wide"] },
  { keys: ["comes"], pattern: phrase("(?<=(?<!\\p{L})(?:especially|particularly) )when it comes to(?= (?!\\p{L}+ing(?!\\p{L}))\\p{Ll})"), to: ["with"] },
  { keys: ["comes"], pattern: phrase("(?<=(?<!\\p{L})(?:especially|particularly) )when it comes to(?= \\p{L}{2,}ing(?!\\p{L}) (?:the|an?|your|our|their)(?!\\p{L}))"), to: ["when"] },
];
