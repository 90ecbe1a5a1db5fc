export { aiPassages, edgeCases, patternRates, verbForms, type AiPassage, type EdgeCase, type PatternRate, type VerbForms } from "./own.ts";
export { corpusDirectory, external, type ExternalName, type ExternalText } from "./external.ts";
