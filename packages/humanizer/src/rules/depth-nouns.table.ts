import type { PhraseSwap } from "../language/swap-phrases.ts";

/** Where "dynamics" and "complexity" are terms of a science. */
const science =
  /(?:molecul|protein|neural|network|eigen|gradient|fluid|quantum|spin|particle|equation|stochastic|simulat|algorithm|optimi[sz]|dataset|neuron|cell|thermo|astro|orbit|galax|climate model|population|disease|transmission|linear|temporal|polynomial|computational|dimension|latent|training)/iu;
const flavour = /(?:flavou?r|taste|wine|sauce|dish|aroma|cocktail|coffee|spice|palate|note)/iu;
const art = /(?:character|story|narrative|film|novel|music|performance|plot|poem|portrayal|melody|song|play)/iu;

const look =
  "explor(?:e|es|ed|ing)|examin(?:e|es|ed|ing)|delv(?:e|es|ed|ing) (?:deeper )?into|dissect(?:s|ed|ing)?|discuss(?:es|ed|ing)?|stud(?:y|ies|ied|ying)|analy[sz](?:e|es|ed|ing)|investigat(?:e|es|ed|ing)|understand(?:s|ing)?|understood|understanding of|grasp(?:s|ed|ing)?|exploration of|examination of|discussion of|look(?:s|ed|ing)? (?:at|into)";
const struggle =
  "navigat(?:e|es|ed|ing)|handl(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|fac(?:e|es|ed|ing)|confront(?:s|ed|ing)?|tackl(?:e|es|ed|ing)|address(?:es|ed|ing)?|deal(?:s|t|ing)? with|cop(?:e|es|ed|ing) with|grappl(?:e|es|ed|ing) with|wrestl(?:e|es|ed|ing) with|struggl(?:e|es|ed|ing) with|despite|amid|amidst";
const learn =
  "explain(?:s|ed|ing)?|teach(?:es|ing)?|taught|learn(?:s|ed|ing)?|master(?:s|ed|ing)?|know(?:s|n|ing)?|knew|comprehend(?:s|ed|ing)?|discuss(?:es|ed|ing)?|captur(?:e|es|ed|ing)|grasp(?:s|ed|ing)?|understand(?:s|ing)?|understood|understanding of|explor(?:e|es|ed|ing)|convey(?:s|ed|ing)?|appreciat(?:e|es|ed|ing)|interpret(?:s|ed|ing)?";
const bond = "relationships?|friendships?|marriages?|famil(?:y|ies)|wars?|conflicts?|communit(?:y|ies)|leadership|love|transition|markets?|industry|debate|workplaces?|politics|partnerships?";

const behind = (words: string) => `(?<=(?<!\\p{L})(?:${words}) )`;
const phrase = (source: string) => new RegExp(source, "giu");
const whole = (source: string) => phrase(`(?<!\\p{L})(?:${source})(?!\\p{L})`);

/** Nouns that promise depth. */
export const depthNouns: readonly PhraseSwap[] = [
  // To explore the complexities of a thing is to explore it.
  { keys: ["complexities", "intricacies"], pattern: phrase(`${behind(look)}the (?:complexities|intricacies) of (?!\\p{L}+ing )(?=\\p{Ll})`), to: [""] },
  { keys: ["complexities", "intricacies"], pattern: phrase(`${behind(struggle)}the (?:complexities|intricacies)(?= of )`), to: ["the difficulties"] },
  { keys: ["complexities", "intricacies"], pattern: phrase(`${behind(struggle)}the (?:complexities|intricacies)(?= of )`), to: ["the complications"] },
  { keys: ["complexities"], pattern: phrase(`${behind(struggle)}(these|such|its|their|the (?:inherent|many|unique|various|legal|practical)) complexities(?!\\p{L})`), to: ["$1 difficulties"] },
  { keys: ["complexities"], pattern: phrase(`${behind(struggle)}(these|such|its|their) complexities(?!\\p{L})`), to: ["$1 complications"] },
  { keys: ["intricacies"], pattern: phrase(`${behind(learn)}the intricacies(?= of )`), to: ["the finer points"] },
  { keys: ["intricacies"], pattern: phrase(`${behind(learn)}(its|their) intricacies(?!\\p{L})`), to: ["$1 details"] },
  { keys: ["complexities"], pattern: whole("(further|new|added|unforeseen|unexpected) complexities"), to: ["$1 complications"], literal: science },
  { keys: ["nuances"], pattern: phrase(`${behind(learn)}the nuances(?= of )`), to: ["the subtleties", "the finer points"] },
  { keys: ["nuances"], pattern: whole("subtle nuances(?= of )"), to: ["shades", "subtleties"] },
  ...Object.entries({ add: "complicate", adds: "complicates", added: "complicated", adding: "complicating" }).flatMap(([form, plain]): PhraseSwap[] => [
    { keys: ["complexity"], pattern: whole(`${form} (?:a layer of |a degree of )?complexity to`), to: [plain], literal: new RegExp(`${flavour.source}|${art.source}`, "iu") },
    {
      keys: ["complexity"],
      pattern: whole(`${form} (?:another|an additional|an extra|a further|a new) (?:layer|level|degree) of complexity to`),
      to: [`further ${plain}`],
      literal: new RegExp(`${flavour.source}|${art.source}`, "iu"),
    },
  ]),
  { keys: ["dynamics"], pattern: whole("power dynamics"), to: ["power relations"], literal: science },
  { keys: ["dynamic"], pattern: whole("power dynamic(?= (?:between|among|within|in|at|of|that|is|was|has|and)(?!\\p{L})|[.,;:])"), to: ["balance of power"], literal: science },
  { keys: ["dynamics"], pattern: phrase("(?<=(?<!\\p{L})(?:gender|class|social|interpersonal|workplace|peer|community) )dynamics(?!\\p{L})"), to: ["relations"], literal: science },
  { keys: ["dynamics"], pattern: whole("character dynamics"), to: ["character relationships"] },
  { keys: ["dynamics"], pattern: phrase("(?<=(?<!\\p{L})(?:changing|shifting) )dynamics(?= (?:within|between|among)(?!\\p{L}))"), to: ["relations"], literal: science },
  { keys: ["dynamics"], pattern: phrase("(?<=(?<!\\p{L})complex )dynamics(?= that(?!\\p{L}))"), to: ["forces"], literal: science },
  { keys: ["complexity"], pattern: whole("(new|further|added) layers of complexity"), to: ["$1 complications"], literal: science },
  { keys: ["dynamics"], pattern: whole("racial dynamics"), to: ["race relations"] },
  { keys: ["dynamics"], pattern: whole("(?:family|familial) dynamics"), to: ["family relationships", "family relations"] },
  { keys: ["dynamics"], pattern: phrase("(?<=(?<!\\p{L})(?:market|industry) )dynamics(?!\\p{L})"), to: ["conditions"], literal: science },
  { keys: ["dynamics"], pattern: whole("geopolitical dynamics(?= (?:and|or|of|in)(?!\\p{L})|[.,;])"), to: ["geopolitics"] },
  { keys: ["dynamics"], pattern: phrase(`${behind(look)}the dynamics of (?=(?:(?!and )\\p{Ll}+['’]?s? ){0,3}(?:${bond})(?!\\p{L}))`), to: [""], literal: science },
  { keys: ["dynamics"], pattern: whole("these dynamics"), to: ["these forces", "these patterns"], literal: science },
  { keys: ["dynamic"], pattern: whole("(this|that) dynamic(?= (?:is|was|has|had|can|will|may|creates?d?|shows?|mirrors?|reflects?|plays?|makes?|made|allows?|raises?|shifts?|leads?|led|often|also|between)(?!\\p{L})|[.,;])"), to: ["$1 pattern"], literal: science },
  { keys: ["dynamic"], pattern: phrase("(?<=(?<!\\p{L})(?:the|their|this) )dynamic(?= between(?!\\p{L}))"), to: ["relationship"], literal: science },
];
