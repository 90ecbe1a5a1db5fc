export { aiPassages, assistantPassages, edgeCases, patternRates, verbForms, type AiPassage, type AssistantPassage, type EdgeCase, type PatternRate, type VerbForms } from "./own.ts";
export { corpusDirectory, external, marketOutputs, type ExternalName, type ExternalText, type MarketOutput } from "./external.ts";
