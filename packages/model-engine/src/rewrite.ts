import { coverageOf, countMarks, embeddedEngine, markRate, marksIn, modelEngine, type BlockResult, type Edit, type Engine, type IdentifyLanguage, type Request, type Result, type Shortfall } from "@prosewell/humanizer";
import { countWords, findLocks, finish, isProse, Memory, parse, type Document, type LockKind } from "@prosewell/prose";
import { ahead } from "./ahead.ts";
import { applied, compared, provedWith, type ProofGround } from "./block/prove-block.ts";
import { gathered, planBlock, type Plan } from "./block/settle-block.ts";
import { type Chunk, chunksOf } from "./chunk/chunks.ts";
import { factsOf, type Fact } from "./chunk/fact.ts";
import { mask, neighbour } from "./chunk/mask.ts";
import { propose, type Proposals } from "./chunk/propose.ts";
import type { Clock } from "./clock.ts";
import type { Client } from "./endpoint/client.ts";
import { EndpointFailure } from "./endpoint/failure.ts";
import { uncheckedIn } from "./judge/tells.ts";
import { type Voice, voiceOf } from "./voice.ts";

/** What a run works with. */
export interface Means {
  readonly embedded: Engine;
  readonly identify: IdentifyLanguage;
  readonly client: Client;
  readonly clock: Clock;
  readonly candidates: number;
  /** For a whole text, in milliseconds. */
  readonly patience: number;
}

/** Passages of one text that are worked on at a time: enough that none is waited for, and few enough that texts take turns. */
const width = 4;

/** A text on its way. */
interface Run {
  readonly document: Document;
  readonly request: Request;
  readonly base: { readonly blocks: readonly BlockResult[]; readonly result: Result };
  readonly facts: readonly Fact[];
  readonly ground: ProofGround;
  readonly voice: Voice | null;
}

/**
 * Rewrites by the model what can be proved, and leaves the rest to the embedded engine. Yields the blocks in order as they are
 * proved; throws the signal's reason when aborted, and then asks nothing more of the endpoint.
 */
export async function* rewrite(request: Request, means: Means, signal = new AbortController().signal): AsyncGenerator<BlockResult, Result, void> {
  const run = await begin(request, means.embedded, signal);
  const { document, base, facts } = run;
  const chunks = chunksOf(document, facts, base.result.edits);
  const stop = new AbortController();
  const callOff = means.clock.after(means.patience, () => stop.abort(new EndpointFailure("slow")));
  const both = AbortSignal.any([signal, stop.signal]);
  const proposals = ahead(chunks, width, (chunk) => proposeFor(run, chunk, chunk === chunks[0], means, both));

  try {
    const blocks: BlockResult[] = [];
    let isModels = chunks.length === 0;
    let next = 0;
    for (const own of base.blocks) {
      const proposed = [];
      for (let chunk = chunks[next]; chunk?.block === own.index; chunk = chunks[++next]) {
        const step = await proposals.next();
        if (!step.done) proposed.push({ chunk, proposals: step.value });
      }
      signal.throwIfAborted();
      isModels ||= proposed.some(({ proposals: { wordings, failure } }) => failure === undefined || wordings.some(({ failures }) => failures.length === 0));
      const plan = planBlock(document.text, own, proposed, marksIn(base.result.language));
      const block = proveBlock(run, own, plan, blocks.flatMap(({ edits }) => edits));
      blocks.push(block);
      yield block;
      await turn();
      signal.throwIfAborted();
    }
    return wholeResult(run, blocks, isModels ? modelEngine : embeddedEngine);
  } finally {
    callOff();
    stop.abort();
  }
}

async function begin(request: Request, embedded: Engine, signal: AbortSignal): Promise<Run> {
  const { text, locked = [], reveal = [], voice = "" } = request;
  const base = await drain(embedded, request, signal);
  const { language } = base.result;
  const document = parse(text);
  const facts = factsOf(findLocks(document, { locked, language }), reveal);
  const terms = locked.filter((lock) => typeof lock === "string");
  return { document, request, base, facts, ground: { text, language, terms, memory: new Memory() }, voice: voice.trim() === "" ? null : voiceOf(voice, text, language) };
}

async function drain(engine: Engine, request: Request, signal: AbortSignal) {
  const blocks: BlockResult[] = [];
  const steps = engine.rewrite(request, signal);
  for (;;) {
    const step = await steps.next();
    if (step.done) return { blocks, result: step.value };
    blocks.push(step.value);
  }
}

/** A few words on either side, for the model to fit in with. */
const around = 300;

async function proposeFor({ document: { text, blocks }, request, base, facts, ground, voice }: Run, chunk: Chunk, isFirst: boolean, { client, identify, candidates }: Means, signal: AbortSignal): Promise<Proposals> {
  const { tone = "standard", strength = "standard" } = request;
  const masked = mask(text, chunk, facts);
  const [above, own, below] = [blocks[chunk.block - 1], blocks[chunk.block], blocks[chunk.block + 1]];
  const isNear = (block: typeof own) => block !== undefined && isProse(block.kind);
  const before = { start: chunk.start === own?.start ? (isNear(above) && above ? above.start : chunk.start) : (own?.start ?? 0), end: chunk.start };
  const after = { start: chunk.end, end: chunk.end === own?.end ? (isNear(below) && below ? below.end : chunk.end) : (own?.end ?? chunk.end) };
  const prompt = {
    tone,
    strength,
    masked,
    before: neighbour(text, before, facts).trim().slice(-around),
    after: neighbour(text, after, facts).trim().slice(0, around),
    voice: voice?.shown ?? "",
  };
  const bench = { ...ground, language: base.result.language, identify, strength, voice };
  try {
    return await propose(prompt, { text, chunk, facts, masked, bench }, { client, candidates, isFirst }, signal);
  } catch (error) {
    if (error instanceof EndpointFailure) return { wordings: [], failure: error };
    throw error;
  }
}

/** The block as far as it proves, in a text that holds the blocks before it as they were proved. */
function proveBlock({ document: { text }, base, ground }: Run, own: BlockResult, plan: Plan, proved: readonly Edit[]): BlockResult {
  const isOwn = [...proved, ...plan.edits].every(({ rule }) => rule !== modelEngine) && plan.edits.length === own.edits.length;
  const edits = isOwn ? plan.edits : finish(provedWith(proved, plan.edits, ground));
  const dropped = plan.edits.filter((edit) => edit.rule === modelEngine && !edits.includes(edit));
  const shortfalls = gathered([...plan.shortfalls, ...dropped.map(unproved)].toSorted((one, other) => one.start - other.start));
  const { index, start, end, hints, rolledBack } = own;
  return {
    index,
    start,
    end,
    text: applied(text.slice(start, end), edits, start),
    edits,
    hints,
    rolledBack: [...rolledBack, ...plan.rolledBack, ...dropped.map((edit) => ({ ...edit, reason: proofReason }))],
    language: base.result.language,
    ...(shortfalls.length > 0 && { shortfalls }),
  };
}

const proofReason = "The model's wording did not hold in the proof of the whole text.";
const unproved = ({ start, end }: Edit): Shortfall => ({ start, end, cause: "untrue", reason: proofReason, served: "original" });

/** One turn of the event loop, for others. */
const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

function wholeResult({ document, base, ground }: Run, blocks: readonly BlockResult[], engine: string): Result {
  const edits = blocks.flatMap((block) => block.edits);
  const text = blocks.length === 0 ? document.text : blocks.map((block) => block.text).join("");
  const { language, hints, marks, words } = base.result;
  const { kept } = finish(compared(edits, ground));
  const wordsOut = countWords(text);
  const unchecked: readonly LockKind[] = engine === modelEngine ? uncheckedIn(language) : [];
  const shortfalls = blocks.flatMap((block) => block.shortfalls ?? []);
  return {
    text,
    edits,
    hints,
    proof: { kept, lost: [], added: [], rolledBack: blocks.flatMap((block) => block.rolledBack), ...(unchecked.length > 0 && { unchecked }) },
    language,
    ...(engine === embeddedEngine && { coverage: coverageOf(language) }),
    engine,
    marks: { before: marks.before, after: markRate(marksOf(parse(text), marksIn(language)), wordsOut) },
    words: { in: words.in, out: wordsOut, changed: edits.reduce((sum, { before }) => sum + countWords(before), 0) },
    ...(shortfalls.length > 0 && { shortfalls }),
  };
}

const marksOf = ({ text, blocks }: Document, marks: readonly RegExp[]) =>
  blocks.reduce((sum, { kind, start, end }) => sum + (isProse(kind) ? countMarks(text.slice(start, end), marks) : 0), 0);
