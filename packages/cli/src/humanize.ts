import type { Engine, Request, Result } from "@prosewell/humanizer";
import { answer } from "./answer.ts";
import type { EngineName, Input } from "./command.ts";
import { loadEngine } from "./engine.ts";

export async function humanize(input: Input, settings: Omit<Request, "text">, name: EngineName): Promise<void> {
  const engine = await loadEngine(name);
  await answer(input, async (text) => {
    const result = await whole(engine, { ...settings, text });
    return { value: result, plain: result.text };
  });
}

async function whole(engine: Engine, request: Request): Promise<Result> {
  const blocks = engine.rewrite(request);
  for (;;) {
    const step = await blocks.next();
    if (step.done) return step.value;
  }
}
