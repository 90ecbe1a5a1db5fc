import { createHumanizer, type Engine, type Result } from "@prosewell/humanizer";
import { createModelEngine } from "@prosewell/model-engine";
import { playback } from "@prosewell/model-engine/testing";

/** Runs an engine to its end. */
export async function drain(engine: Engine, request: Parameters<Engine["rewrite"]>[0]): Promise<Result> {
  const blocks = engine.rewrite(request);
  for (;;) {
    const step = await blocks.next();
    if (step.done) return step.value;
  }
}

/** The passage that a request asks for. */
export const passageOf = (body: unknown): string => /<text>([^]*?)<\/text>/u.exec(JSON.parse(String(body)).messages[1].content)?.[1] ?? "";

/** A rewriter of texts whose model answers as some other rewriter did. */
export async function playedBack(): Promise<(text: string, output: string) => Promise<Result>> {
  const { engine: embedded } = await createHumanizer();
  return async (text, output) => {
    const answerTo = playback(text, output);
    const fetched: typeof fetch = async (_, init) => Response.json({ choices: [{ message: { content: answerTo(passageOf(init?.body)) }, finish_reason: "stop" }] });
    const engine = await createModelEngine({ baseUrl: "http://played.back/v1", model: "market", limits: { candidates: 1 } }, { embedded, fetch: fetched });
    return drain(engine, { text, strength: "strong" });
  };
}
