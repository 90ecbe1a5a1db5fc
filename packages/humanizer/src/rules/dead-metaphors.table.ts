/** A worn image, and the plain words for it. `$1` in a wording stands for what the first group found. */
export interface Metaphor {
  /** Lower-case words of which one must be in the sentence, so that few patterns are tried. */
  readonly keys: readonly string[];
  /** Its match is the span that changes. */
  readonly pattern: RegExp;
  readonly to: readonly string[];
  /** Where the sentence shows that the thing itself is meant. */
  readonly literal?: RegExp;
}

const kingdom = /(?:\bking|queen|\bprince|kingdom|throne|dragon|wizard|elves|elf\b|\bgods?\b|deit|heaven|afterlife|mortal|immortal|spirits?\b|ghost|magic|myth|fantasy|dream)/iu;
const scenery = /(?:paint|photograph|garden|hill|mountain|valley|rural|desert|volcan|geolog|coast|river|forest|tree|architect|scenic|lunar|snow|terrain|loss|energy|fitness|gradient)/iu;
const dancing = /(?:ballet|dancer|choreograph|waltz|tango|stage|music)/iu;

export const metaphors: readonly Metaphor[] = [
  { keys: ["testament"], pattern: /(?<!\p{L})(?<!\b(?:in|as) )an? ((?:true|powerful|lasting|living|enduring|clear|fitting|striking|strong) )?testament to(?! the fact)(?=[^.,;:—]{0,60}(?<!\p{L})(?:abilit(?:y|ies)|appeal|care|commitment|craftsmanship|dedication|devotion|effectiveness|efforts?|endurance|friendship|genius|importance|influence|ingenuity|patience|planning|popularity|power|prowess|quality|resilience|skills?|spirit|strength|success|talent|tenacity|value|wisdom|work)(?!\p{L}))/giu, to: ["$1proof of"] },
  { keys: ["testament"], pattern: /(?<!\p{L})a testament to the fact that(?!\p{L})/giu, to: ["proof that"] },
  { keys: ["testament"], pattern: /(?<=\bthe (?:ultimate|best|greatest|clearest) )testament to(?!\p{L})/giu, to: ["proof of"] },
  { keys: ["testaments"], pattern: /(?<!\p{L})testaments to(?!\p{L})/giu, to: ["proof of"] },
  {
    keys: ["tapestry"],
    pattern: /(?<=\ban? (?:[\p{L}-]+,? ){0,2})tapestry(?= of (?:[\p{Ll}-]+ ){0,2}(?:\p{Ll}+s,|\p{Ll}+s and|\p{Ll}+s[.,;]|cultures|traditions|experiences|voices|stories|perspectives|flavors|flavours|people|influences|ideas|sounds|emotions|colors|colours))/giu,
    to: ["mix", "mixture"],
    literal: /(?:unravel|wove|weav|thread|wool|silk|loom|stitch|wall|medieval)/iu,
  },
  { keys: ["realm", "realms"], pattern: /(?<!\p{L})(with)?in the realms? of (?!possib|fantas|imagin|the (?:dead|living|gods))(?=\p{Ll})/giu, to: ["in "], literal: kingdom },
  { keys: ["realm"], pattern: /(?<=\b(?:digital|virtual|online|political|academic|corporate|physical|natural|material) )realm(?!\p{L})/giu, to: ["world"], literal: kingdom },
  { keys: ["realm"], pattern: /(?<=(?<!\p{L})(?:(?<!\b(?:in|within|beyond|into|from|to|outside) )the|this|whole|vast|new) )realm(?= of (?!possib)\p{Ll})/giu, to: ["world"], literal: kingdom },
  { keys: ["landscape"], pattern: /(?<=\b(?:digital|business|corporate|financial|retail|media|banking) )landscape(?!\p{L})/giu, to: ["world"], literal: scenery },
  { keys: ["landscape"], pattern: /(?<=\b(?:literary|musical|music|art|culinary|fashion|startup|start-up) )landscape(?!\p{L})/giu, to: ["scene"], literal: scenery },
  { keys: ["landscape"], pattern: /(?<=\b(?:job|employment|labor|labour|property|housing) )landscape(?!\p{L})/giu, to: ["market"], literal: scenery },
  { keys: ["landscape"], pattern: /(?<=\bcompetitive )landscape(?!\p{L})/giu, to: ["field"], literal: scenery },
  { keys: ["landscape"], pattern: /(?<=\b(?:regulatory|legal|economic|technological|security) )landscape(?!\p{L})(?! of(?!\p{L}))/giu, to: ["environment"], literal: scenery },
  {
    keys: ["landscape"],
    pattern: /(?<=\bthe (?:(?:vast|whole|entire|broader|wider|complex|modern|current|contemporary|new|changing|shifting|evolving|ever-changing|ever-evolving|dynamic) )?)landscape(?= of (?!this |that |these |those |the (?:region|island|area|park|country|state|north|south|east|west))\p{Ll})/giu,
    to: ["world"],
    literal: scenery,
  },
  { keys: ["beacon"], pattern: /(?<!\p{L})beacon(?= of (?:hope|light|inspiration|strength|stability))/giu, to: ["source"] },
  { keys: ["beacon"], pattern: /(?<!\p{L})beacon(?= of (?:excellence|innovation|democracy|freedom|integrity|luxury|quality|leadership|progress|tolerance))/giu, to: ["model", "example"] },
  { keys: ["cornerstone"], pattern: /(?<=(?<!\p{L})a )cornerstone(?= of(?!\p{L}))/giu, to: ["key part", "central part"] },
  { keys: ["cornerstone"], pattern: /(?<=(?<!\p{L})the )cornerstone(?= of(?!\p{L}))/giu, to: ["basis", "foundation"], literal: /(?:laid|lay |laying|brick|masonry|building was)/iu },
  { keys: ["linchpin"], pattern: /(?<!\p{L})linchpin of(?!\p{L})/giu, to: ["key to"] },
  { keys: ["bedrock"], pattern: /(?<=(?<!\p{L})the )bedrock(?= of(?!\p{L}))/giu, to: ["basis", "foundation"], literal: /(?:rock|soil|geolog|granite|limestone|sediment)(?! of)/iu },
  { keys: ["dive"], pattern: /(?<!\p{L})deep dive into(?!\p{L})/giu, to: ["close look at"], literal: /(?:water|sea|ocean|pool|scuba)/iu },
  { keys: ["trove"], pattern: /(?<!\p{L})treasure trove of(?!\p{L})/giu, to: ["rich store of", "rich source of"], literal: /(?:gold|coins|buried|hoard|pirate)/iu },
  { keys: ["fabric"], pattern: /(?<=\b(?:is|are|was|were|been|be|become|became|becomes) )(?:deeply |inextricably |so )?(?:woven|interwoven|stitched|embedded) (?:in|into) the (?:very )?fabric of(?!\p{L})/giu, to: ["part of"] },
  { keys: ["heart", "core"], pattern: /(?<!\p{L})(?<!that )lies at the (?:very )?(?:heart|core) of(?!\p{L})/giu, to: ["is central to"], literal: scenery },
  { keys: ["heart", "core"], pattern: /(?<=(?<!\p{L})(?:is|are|was|were) )at the (?:very )?(?:heart|core) of(?!\p{L})/giu, to: ["central to"], literal: scenery },
  { keys: ["interplay"], pattern: /(?<!\p{L})interplay(?= between(?!\p{L})(?![^.;]* in \p{L}+ing(?!\p{L})))/giu, to: ["interaction"] },
  { keys: ["interplay"], pattern: /(?<!\p{L})interplay(?= (?:of|among)(?!\p{L}))/giu, to: ["interaction"] },
  { keys: ["dance"], pattern: /(?<=\b(?:intricate|delicate|complex|complicated|subtle) )dance(?= (?:of|between)(?!\p{L}))/giu, to: ["interaction"], literal: dancing },
  { keys: ["paradigm"], pattern: /(?<!\p{L})paradigm shift(?!\p{L})/giu, to: ["major shift"], literal: /(?:kuhn|scientific revolution)/iu },
  { keys: ["rapidly"], pattern: /(?<=\b(?:an?|the|this|our|your|their|its|in|with|of|for|to|today['’]s|competitive and|complex and) )rapidly (?:evolving|changing)(?= (?!the |an? |our |how |what |its |their |your |my |this )\p{Ll})/giu, to: ["fast-changing"] },
];
