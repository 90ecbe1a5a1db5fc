import type { Engine } from "@prosewell/humanizer";
import { ServerProblem } from "./http-problem.ts";

/** Whether it is the server that fails, and not what it was asked for. */
const isOutage = (error: unknown) => !(error instanceof ServerProblem) || error.status >= 500;

/**
 * The language model on our server, and the engine on this device where the server is out of reach: whoever pressed gets what is to be
 * had, and the reason. What breaks off later is told as it is, since a part has come by then.
 */
export const modelOrDevice = (model: Engine, device: Engine, reason: string): Engine => ({
  id: model.id,
  async *rewrite(request, signal) {
    let hasBegun = false;
    try {
      const blocks = model.rewrite(request, signal);
      for (;;) {
        const step = await blocks.next();
        if (step.done) return step.value;
        hasBegun = true;
        yield step.value;
      }
    } catch (error) {
      if (hasBegun || signal?.aborted || !isOutage(error)) throw error;
    }
    const result = yield* device.rewrite(request, signal);
    return { ...result, shortfalls: [{ start: 0, end: request.text.length, cause: "unreachable", reason, served: "embedded" }] };
  },
});
