import { compareLocks, countWords, type LockComparison } from "@prosewell/prose";
import type { BlockResult, Engine, Request, Result } from "../types.ts";

/** What the suite needs of a test runner: Vitest's, Jest's, or one like theirs. */
export interface ContractRunner {
  readonly test: (name: string, run: () => Promise<void>) => void;
  readonly expect: (actual: unknown) => { toEqual(expected: unknown): void; toBe(expected: unknown): void };
}

/** The engine to be tried. */
export interface ContractSubject {
  /** Asked for in each test; may give the same one each time. */
  readonly engine: () => Engine;
  /** Texts to try it on, some of which it rewrites. */
  readonly texts: readonly string[];
}

/** Runs an engine to its end. */
export async function drain(engine: Engine, request: Request, signal?: AbortSignal): Promise<{ blocks: BlockResult[]; result: Result }> {
  const blocks: BlockResult[] = [];
  const steps = engine.rewrite(request, signal);
  for (;;) {
    const step = await steps.next();
    if (step.done) return { blocks, result: step.value };
    blocks.push(step.value);
  }
}

/** What every engine owes to whoever runs it, whatever it rewrites by. */
export function engineContract({ test, expect }: ContractRunner, { engine, texts }: ContractSubject): void {
  const long = texts.join("\n\n");
  const rewriteAll = () => Promise.all(texts.map(async (text) => ({ text, ...(await drain(engine(), { text })) })));
  let rewritten: ReturnType<typeof rewriteAll> | undefined;
  /** What came of each text; made once, looked at from all sides. */
  const rewrites = () => (rewritten ??= rewriteAll());

  test("has a name, and the result bears it", async () => {
    expect(engine().id.trim() === "").toBe(false);
    expect((await drain(engine(), { text: texts[0] ?? "" })).result.engine).toBe(engine().id);
  });

  test("yields its blocks in order; they cover the text, and make that of the result", async () => {
    const { blocks, result } = await drain(engine(), { text: long, strength: "strong" });
    expect(blocks.map(({ index }) => index)).toEqual(blocks.map((_, index) => index));
    expect(blocks.map(({ start }) => start)).toEqual([0, ...blocks.slice(0, -1).map(({ end }) => end)]);
    expect(blocks.at(-1)?.end).toBe(long.length);
    expect(blocks.map(({ text }) => text).join("")).toBe(result.text);
    expect(blocks.flatMap(({ edits }) => edits)).toEqual(result.edits);
  });

  test("edits are spans of the original, in order and apart, and lead to the text", async () => {
    for (const { text, result } of await rewrites()) {
      let from = 0;
      let applied = "";
      for (const { start, end, before, after } of result.edits) {
        expect([start >= from, text.slice(start, end), before === after]).toEqual([true, before, false]);
        applied += text.slice(from, start) + after;
        from = end;
      }
      expect(applied + text.slice(from)).toBe(result.text);
      expect(new Set(result.edits.map(({ id }) => id)).size).toBe(result.edits.length);
      expect(result.edits.some(({ reason, alternatives, after }) => reason === "" || alternatives.includes(after))).toBe(false);
    }
  });

  test("loses no locked fact and adds none, by a comparison that it did not make", async () => {
    for (const { text, result } of await rewrites()) {
      // What was never part of the text, an assistant's words to its user, may go with what it says.
      const own = result.edits.filter(({ after }) => after === "").reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
      expect(damage(compareLocks(own, result.text, { language: result.language }))).toEqual([]);
      expect([result.proof.lost, result.proof.added]).toEqual([[], []]);
    }
  });

  test("counts words as the whole house does", async () => {
    for (const { text, result } of await rewrites()) expect([result.words.in, result.words.out]).toEqual([countWords(text), countWords(result.text)]);
  });

  test("gives back what holds no prose", async () => {
    for (const text of ["", "  \n", "```js\nlet x = 1;\n```\n", "| a | b |\n|---|---|\n| 1 | 2 |\n"]) {
      const { result } = await drain(engine(), { text });
      expect([result.text, result.edits]).toEqual([text, []]);
    }
  });

  test("throws the signal's reason, before and during a run", async () => {
    expect(await failure(drain(engine(), { text: long }, AbortSignal.abort(new Error("too late"))))).toBe("too late");
    const controller = new AbortController();
    const steps = engine().rewrite({ text: long }, controller.signal);
    await steps.next();
    controller.abort(new Error("enough"));
    expect(await failure(steps.next())).toBe("enough");
  });

  test("runs two texts at once without mixing them", async () => {
    const [one = "", other = ""] = texts;
    const together = await Promise.all([drain(engine(), { text: one }), drain(engine(), { text: other })]);
    const apart = [await drain(engine(), { text: one }), await drain(engine(), { text: other })];
    expect(together.map(({ result }) => result)).toEqual(apart.map(({ result }) => result));
  });

  test("rejects a request that it does not know how to meet", async () => {
    const unknown: unknown = { text: "Any.", tone: "jolly" };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types might send
    expect((await failure(drain(engine(), unknown as Request))).startsWith("Unknown tone")).toBe(true);
  });
}

const damage = ({ lost, added }: LockComparison) => [...lost, ...added].map(({ kind, value }) => `${kind} ${value}`);

const failure = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => "",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
