import autocannon, { type Result } from "autocannon";
import { type Answer, type Asked, patience, type Volley } from "./volley.ts";

interface Plan {
  readonly connections: number;
  /** For so many seconds, or until so many answers have come. */
  readonly until: { readonly duration: number } | { readonly amount: number };
}

/** Asks over so many connections, each of which asks again as soon as it is answered; from the first request again after the last. */
export async function askWithoutPause(origin: string, requests: readonly Asked[], { connections, until }: Plan): Promise<Volley> {
  const answers: Answer[] = [];
  const { duration, errors } = await new Promise<Result>((resolve, reject) => {
    const plan = { url: origin, connections, timeout: patience, requests: [...requests], ...until };
    const running = autocannon(plan, (error, result) => (error ? reject(error) : resolve(result)));
    running.on("response", (_client, status, _bytes, milliseconds) => answers.push({ status, milliseconds }));
  });
  return { answers, seconds: duration, broken: errors };
}
