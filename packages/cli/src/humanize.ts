import { createHumanizer, type Request } from "@prosewell/humanizer";
import { answer } from "./answer.ts";
import type { Input } from "./command.ts";

export async function humanize(input: Input, settings: Omit<Request, "text">): Promise<void> {
  const humanizer = await createHumanizer();
  await answer(input, (text) => {
    const result = humanizer.humanize({ ...settings, text });
    return { value: result, plain: result.text };
  });
}
