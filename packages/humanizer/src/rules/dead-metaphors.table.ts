import { ahead, behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";

const kingdom =
  /(?:\bking|queen|\bprince|kingdom|throne|dragon|wizard|elves|elf\b|\bgods?\b|deit|heaven|afterlife|mortal|immortal|spirits?\b|ghost|magic|myth|fantasy|dream|demon|\bsouls?\b|portal)/iu;
const scenery =
  /(?:\bpaint(?:s|ed|er|ers|ing|ings)?\b(?! an? (?:\p{Ll}+ )?picture)|photograph|garden|hill|mountain|valley|rural|desert|volcan|geolog|coast|river|forest|tree|scenic|lunar|snow|terrain|soil|wildlife|\bloss|gradient|optimi[sz]ation|conformation|alien|barren|war-torn|planet)/iu;
const dancing = /(?:ballet|dancer|choreograph|waltz|tango|stage|music)/iu;
const optics = /(?:camera|optic|telescope|microscope|glass|\beyes?\b|photo|zoom|focal|lighthouse)/iu;

/** What is said of a landscape that nobody walks through. */
const quality =
  "(?:vast|whole|entire|broad|broader|wider|complex|modern|current|contemporary|new|changing|shifting|evolving|ever-changing|ever-evolving|ever-shifting|fast-changing|dynamic|competitive|crowded|diverse|turbulent|volatile|intricate|unique|perilous|fragmented|saturated|challenging|uncertain|unpredictable|complicated|globalized|intricate)";
const qualities = `(?:(?:(?:very|increasingly|highly|rapidly|fiercely|constantly|continually|continuously|often|intensely) )?${quality}(?:,| and|, and|) ){1,2}`;
const places = "(?!this |that |these |those |shadows|attitudes|opinion|beliefs|threats|possibilit|sand|rolling|snow|the (?:region|island|area|park|country|state|north|south|east|west|moon))";
const trades =
  "digital|business|corporate|financial|retail|banking|media|marketing|technology|tech|sports|automotive|hospitality|dating|gaming|entertainment|publishing|advertising|recruitment|hiring|logistics|investment|engineering|professional";

/** "The city's political and cultural landscape": the last word tells what the whole is. */
const field = "(?:social|political|cultural|economic|legal|ethical|religious|financial|intellectual|emotional|technological|philosophical|scientific|geopolitical|historical|moral|artistic|regulatory)";
const joined = `${field},? (?:and|or) `;
const alone = `(?<!(?:and|or|,) )(?<![\\p{L}-])`;

const land = (pattern: RegExp, ...to: readonly string[]): PhraseSwap => ({ keys: ["landscape"], pattern, to, literal: scenery });

const landscapes: readonly PhraseSwap[] = [
  land(phrase(`${behind("job|employment|labor|labour|property|housing")}landscape(?!\\p{L})`), "market"),
  land(phrase(`${behind("literary|musical|music|art|culinary|fashion|startup|start-up|comedy|indie|international")}landscape(?!\\p{L})`), "scene"),
  land(phrase(`${alone}political landscape(?= of(?! the (?:time|day|era|period))(?!\\p{L}))(?<=\\bthe (?:\\p{Ll}+ )?political landscape)`), "politics"),
  land(phrase(`${behind("political")}landscape(?!\\p{L})`), "scene"),
  land(phrase(`${alone}economic landscape(?!\\p{L})`), "economy"),
  land(phrase(`${alone}cultural landscape(?!\\p{L})`), "culture"),
  land(phrase(`(?<=(?<!\\p{L})${joined}(?:social|cultural|religious|intellectual|artistic|moral|emotional|spiritual) )landscape(?!\\p{L})`), "life"),
  land(phrase(`(?<=(?<!\\p{L})${joined}(?:economic|financial|legal|ethical|regulatory|technological) )landscape(?!\\p{L})`), "environment"),
  land(phrase(`(?<=(?<!(?:and|or|,|this) )(?<![\\p{L}-])(?:intellectual|religious|spiritual|emotional) )landscape(?!\\p{L})`), "life"),
  land(phrase(`${alone}(?:inner|interior|internal) landscape(?!\\p{L})`), "inner life"),
  land(phrase(`${behind("educational|education|healthcare|health care")}landscape(?!\\p{L})`), "system"),
  land(whole("(market|industry|economy) landscape"), "$1"),
  land(phrase(`${behind("competitive")}global landscape(?!\\p{L})`), "global market"),
  land(whole("global landscape(?! of)"), "world"),
  land(phrase(`${behind("competitive")}landscape(?! (?:of|in|among))(?!\\p{L})`), "environment"),
  land(phrase(`${behind(trades)}landscape(?!\\p{L})`), "world"),
  land(phrase(`${behind("regulatory|legal|legislative|technological|security|policy|operating|geopolitical")}landscape(?! of)(?!\\p{L})`), "environment"),
  land(phrase(`(?<=(?<!\\p{L})(?:the (?:${qualities})?|(?:an?|this) ${qualities}))landscape(?= of ${places}\\p{Ll})(?! of (?:\\p{Ll}+ )?\\p{Ll}+(?:['’]s| risks?| threats?| needs| challenges)(?!\\p{L}))`), "world"),
  land(phrase(`(?<=(?<!\\p{L})(?:this|an?|the|today['’]s) ${qualities})landscape(?! of)(?!\\p{L})`), "environment"),
];

const realms: readonly PhraseSwap[] = [
  { keys: ["realm", "realms"], pattern: phrase("(?<!\\p{L})(?:falls|lies) (?:squarely )?within the realm of (?=(?:personal|individual|private|public|national|state) \\p{Ll}+)"), to: ["is a matter of "] },
  {
    keys: ["realm", "realms"],
    pattern: phrase("(?<!\\p{L})(?<!\\b(?:falls?|fell|falling|is|are|was|were|be|lies|lie|lay|well|possible|not) )(?:with)?in the realms? of (?!possib|fantas|imagin|the (?:dead|living|gods|celestial|divine|unknown|supernatural|unseen|sacred|possible|impossible|real))(?![^,.;]{1,60}, (?:few|no|many|most|some|one|none|several|every|all) )(?=\\p{Ll})"),
    to: ["in "],
    literal: kingdom,
  },
  {
    keys: ["realm", "realms"],
    pattern: phrase(`${behind("beyond|confined to|limited to|relegated to|restricted to|extends? beyond|extends? into|extended into|extending into")}the realms? of (?!possib|fantas|imagin|the )(?=\\p{Ll})`),
    to: [""],
    literal: kingdom,
  },
  { keys: ["realm"], pattern: phrase(`${behind("(?:the|this|that) (?:complex|dynamic|intricate|multifaceted|broader|vast|high-stakes|evolving|fascinating|competitive|labyrinthine|whole|new)|whole|vast|new")}realm(?= of (?!possib)\\p{Ll})`), to: ["world"], literal: kingdom },
  { keys: ["realm"], pattern: phrase(`${behind("digital|virtual|online|political|academic|corporate|physical|natural|material|cyber")}realm(?!\\p{L})`), to: ["world"], literal: kingdom },
  { keys: ["realm"], pattern: whole("(in|within) the medical realm"), to: ["$1 medicine"] },
  { keys: ["realm"], pattern: phrase("(?<=(?<!\\p{L})(?<!\\b(?:in|within|beyond|into|from|to|outside|of) )the )realm(?= of (?!possib|the |dream|spirit)\\p{Ll})"), to: ["world"], literal: kingdom },
];

const many = "of (?:[\\p{Ll}-]+ ){0,2}(?:\\p{Ll}+(?<!s)s,|\\p{Ll}+(?<!s)s and|\\p{Ll}+(?<!s)s[.,;]|cultures|traditions|experiences|voices|stories|perspectives|flavors|flavours|people|influences|ideas|sounds|emotions|colors|colours|beliefs|characters|factors|backgrounds)";
const cloth = /(?:unravel|weav|silk|loom|stitch|\bwall|medieval|moth-eaten|embroider)/iu;

const images: readonly PhraseSwap[] = [
  { keys: ["tapestry"], pattern: phrase("(?<!\\p{L})tapestry,? (?:inter)?woven (?:together )?(?:from|with|of|out of) (?:(?:the|countless|numerous|many) )?(?:threads? of )?(?!(?:\\p{Ll}+ ){0,2}threads)(?=\\p{Ll})"), to: ["mix of "], literal: cloth },
  { keys: ["tapestry"], pattern: phrase(`(?<=(?<!\\p{L})(?:(?:an?|its|this) (?:[\\p{L}-]+,? ){0,2}|the (?:rich|vibrant|diverse|cultural|complex|linguistic) ))tapestry(?= ${many})`), to: ["mix", "mixture"], literal: /(?:unravel|wove|weav|thread|wool|silk|loom|stitch|wall|medieval)/iu },
  { keys: ["tapestry"], pattern: phrase(`${behind("rich|diverse")}tapestry(?= of (?!th|a )\\p{Ll})`), to: ["variety"], literal: /(?:unravel|wove|weav|thread|wool|silk|loom|stitch|wall|medieval)/iu },
  { keys: ["beacon"], pattern: phrase(`(?<!\\p{L})beacon${ahead("of (?:hope|light|inspiration|strength|stability|comfort|love|support|knowledge)")}`), to: ["source"] },
  { keys: ["beacon"], pattern: phrase(`(?<!\\p{L})beacon${ahead("of (?:freedom|liberty|peace|opportunity|democracy|progress)")}`), to: ["symbol"] },
  {
    keys: ["beacon"],
    pattern: phrase(`(?<!\\p{L})beacon${ahead("of (?:(?:chic|quiet|modern|true|geological|sustainable) )?(?:excellence|sophistication|style|development|elegance|innovation|integrity|luxury|quality|leadership|tolerance|sustainab\\p{L}+|resilience|efficiency|justice|equality|learning)")}`),
    to: ["model", "example"],
  },
  { keys: ["cornerstone"], pattern: phrase(`${behind("an?|another")}cornerstone${ahead("of")}`), to: ["key part", "central part"] },
  { keys: ["cornerstone"], pattern: phrase(`${behind("the")}cornerstone${ahead("of|for")}`), to: ["basis", "foundation"], literal: /(?:laid|lay |laying|brick|masonry|building was)/iu },
  { keys: ["cornerstone"], pattern: phrase(`${behind("an?")}cornerstone${ahead("for")}`), to: ["basis", "foundation"] },
  { keys: ["linchpin"], pattern: whole("linchpin of"), to: ["key to"] },
  { keys: ["linchpin"], pattern: phrase(`${behind("the")}linchpin for(?= \\p{Ll}+ing)`), to: ["key to"] },
  { keys: ["bedrock"], pattern: whole("the bedrock (?:up)?on which"), to: ["the foundation on which"] },
  { keys: ["bedrock"], pattern: phrase(`${behind("an?|the")}bedrock${ahead("of|for")}`), to: ["basis", "foundation"], literal: /(?:\brock|soil|geolog|granite|limestone|sediment|\bland\b)(?! of)/iu },
  { keys: ["hallmark", "hallmarks"], pattern: phrase(`${behind("is|are|was|were")}(?:an? hallmark|hallmarks) of(?!\\p{L})`), to: ["typical of", "characteristic of"], literal: /(?:silver|gold|assay|card)/iu },
  { keys: ["hallmark"], pattern: phrase(`(?<!\\p{L})hallmark${ahead("features?|traits?|symptoms?|characteristics?|signs?")}`), to: ["typical"] },
  { keys: ["crucible"], pattern: phrase(`${behind("forged in")}the crucible of (?=\\p{Ll})`), to: [""] },
  { keys: ["lens"], pattern: whole("the (?:\\p{Ll}+ )?lens through which"), to: ["the way"], literal: optics },
  { keys: ["lens"], pattern: phrase(`(?<=(?<!\\p{L})an? (?:valuable|useful|powerful|unique|helpful|practical|new|fresh|different|compelling) )lens (?:through which to|to)(?= (?:examine|understand|view|explore|analy[sz]e|interpret|see|consider|read|study|assess|evaluate))`), to: ["way to"], literal: optics },
  { keys: ["lens"], pattern: phrase(`(?<=(?<!\\p{L})an? (?:valuable|useful|powerful|unique|helpful|practical|new|fresh|different|compelling) )lens for(?= \\p{Ll}+ing)`), to: ["way of"], literal: optics },
  { keys: ["lens"], pattern: whole("through a different lens"), to: ["from a different angle", "in a different light"], literal: optics },
  { keys: ["lens"], pattern: whole("through a critical lens"), to: ["critically"], literal: optics },
  {
    keys: ["lens"],
    pattern: whole("through an? (\\p{Ll}+(?:ist|ian|al|ary|ern|ive|ic)) lens(?! ?[–—])"),
    to: ["from a $1 point of view", "from a $1 standpoint"],
    literal: optics,
  },
  {
    keys: ["lens"],
    pattern: phrase(`through the lens of(?!\\p{L})(?<=(?<!\\p{L})(?:examin|explor|view|interpret|analy[sz]|understood|understand|seen|see|read|look|consider|discuss|stud|assess|evaluat|approach|framed)\\p{L}*(?: [^.;:]{1,60})? through the lens of)(?= (?:(?:the|his|her|its|their|my|our) |(?:\\p{Ll}+ )?(?:history|experience|evidence|hindsight|events|faith|scripture|eternity|tradition)(?!\\p{L})))`),
    to: ["in the light of"],
    literal: optics,
  },
  {
    keys: ["lens"],
    pattern: phrase(`through the lens of(?!\\p{L})(?<=(?<!\\p{L})(?:examin|explor|view|interpret|analy[sz]|understood|understand|seen|see|read|look|consider|discuss|stud|assess|evaluat|approach|framed)\\p{L}*(?: [^.;:]{1,60})? through the lens of)(?! (?:an?|the|his|her|its|their|my|our|one)(?!\\p{L}))`),
    to: ["in terms of"],
    literal: optics,
  },
  { keys: ["dive"], pattern: whole("deep dive into"), to: ["close look at"], literal: /(?:water|sea|ocean|pool|scuba)/iu },
  { keys: ["trove"], pattern: whole("treasure trove of"), to: ["rich store of", "rich source of"], literal: /(?:gold|coins|buried|hoard|pirate)/iu },
  { keys: ["fabric"], pattern: phrase(`${behind("is|are|was|were|been|be|become|became|becomes")}(?:deeply |inextricably |so )?(?:woven|interwoven|stitched|embedded) (?:in|into) the (?:very )?fabric of(?!\\p{L})`), to: ["part of"] },
  { keys: ["heart", "core"], pattern: phrase("(?<!\\p{L})(?<!that )lies at the (?:very )?(?:heart|core) of(?!\\p{L})"), to: ["is central to"], literal: scenery },
  { keys: ["heart", "core"], pattern: phrase(`${behind("is|are|was|were")}at the (?:very )?(?:heart|core) of(?!\\p{L})`), to: ["central to"], literal: scenery },
  { keys: ["interplay"], pattern: phrase("(?<!\\p{L})interplay(?= between(?!\\p{L})(?![^.;]* in \\p{L}+ing(?!\\p{L})))"), to: ["interaction"] },
  { keys: ["interplay"], pattern: phrase(`(?<!\\p{L})interplay${ahead("of|among")}`), to: ["interaction"], literal: /(?:shadow|flavou?r|colou?r)/iu },
  { keys: ["dance"], pattern: phrase(`${behind("intricate|delicate|complex|complicated|subtle")}dance${ahead("between")}`), to: ["interaction"], literal: dancing },
  { keys: ["paradigm"], pattern: whole("paradigm shift"), to: ["major change", "major shift"], literal: /(?:kuhn|scientific revolution)/iu },
];

/** What it is for, or the end; another thing that it also is would lose its verb. */
const changesThings = "(?=[.!;:]|, (?:and|but|so) (?:it|they|you|we|this)(?!\\p{L})|,? (?:because|especially|when|if)(?!\\p{L})|(?: (?:for|in)(?!\\p{L})(?![^.!?;]{0,120}(?:,| and| or| but) (?:an?|one|the|not) )))";
const gameChangers: readonly PhraseSwap[] = Object.entries({ "is": "makes", "are": "make", "were": "made", "was": "made", "be": "make", "been": "made" }).map(([copula, verb]) => ({
  keys: ["game-changer", "game"],
  pattern: phrase(`(?<![\\p{L}-])${copula} an? (?:(?:true|real|genuine|major|huge|total|complete|absolute) )?game[- ]changer${changesThings}`),
  to: [`${verb} a big difference`],
  literal: /(?<!\p{L})(?:there|what|which|who|not|n['’]t|never|if|whether|than|rules?|players?)(?!\p{L})/iu,
}));

/** Worn images, and the plain words for them. */
export const metaphors: readonly PhraseSwap[] = [
  ...landscapes,
  ...realms,
  ...images,
  ...gameChangers,
  { keys: ["testament"], pattern: whole("a testament to the fact that"), to: ["proof that"] },
  { keys: ["testament"], pattern: phrase(`${behind("the (?:ultimate|best|greatest|clearest)")}testament to(?!\\p{L})`), to: ["proof of"] },
  { keys: ["testaments"], pattern: whole("testaments to"), to: ["proof of"] },
];
