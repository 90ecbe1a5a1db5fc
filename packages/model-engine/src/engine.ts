import { loadLanguageIdentifier, modelEngine, type Abilities, type Engine } from "@prosewell/humanizer";
import { type Clock, systemClock } from "./clock.ts";
import { createClient } from "./endpoint/client.ts";
import { connect } from "./endpoint/endpoint.ts";
import { createSlots } from "./endpoint/slots.ts";
import { rewrite } from "./rewrite.ts";
import { defaultLimits, type ModelSettings } from "./settings.ts";

/** What the engine is made of, beside its settings. */
export interface ModelEngineOptions {
  /** Serves what the model cannot, and everything while the endpoint is down. */
  readonly embedded: Engine;
  /** The machine's own unless given. */
  readonly clock?: Clock;
  /** A number from 0 to 1 (exclusive), for the length of pauses. */
  readonly random?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/** The engine that asks a language model; it can always tell which, and where the text goes. */
export interface ModelEngine extends Engine {
  readonly abilities: Abilities & { readonly sendsTo: string; readonly model: string };
}

/**
 * Makes an engine over an OpenAI-compatible endpoint. Make one for each endpoint and keep it: all runs share its room for requests.
 * `rewrite` throws `TypeError` for an unknown tone or strength, and the signal's reason when aborted; whatever the endpoint does,
 * it ends with a proved result, whose `shortfalls` say where the model fell short.
 */
export async function createModelEngine(settings: ModelSettings, { embedded, clock = systemClock, random = Math.random, fetch = globalThis.fetch }: ModelEngineOptions): Promise<ModelEngine> {
  const limits = { ...defaultLimits, ...settings.limits };
  const patience = { firstToken: limits.firstToken * 1_000, betweenTokens: limits.betweenTokens * 1_000, answer: limits.answer * 1_000 };
  const endpoint = connect({ settings, patience, clock, fetch });
  const client = createClient({ endpoint, slots: createSlots(limits), clock, random });
  const identify = await loadLanguageIdentifier();
  const means = { embedded, identify, client, clock, candidates: limits.candidates, patience: limits.run * 1_000 };
  return {
    id: modelEngine,
    abilities: { sendsTo: new URL(settings.baseUrl).host, isDeterministic: false, recasts: true, model: settings.model },
    rewrite: (request, signal) => rewrite(request, means, signal),
  };
}
