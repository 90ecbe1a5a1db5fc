import { Problem } from "./problem.ts";

/** A Web-standard handler, as route files of any framework export it. */
export type Handler = (request: Request) => Promise<Response>;

/** Takes the methods it names, answers a thrown {@link Problem} as such, and any other failure without a word of its cause. */
export const endpoint =
  (methods: readonly string[], report: (error: unknown) => void, handle: Handler): Handler =>
  async (request) => {
    try {
      if (!methods.includes(request.method)) throw new Problem("method_not_allowed", { headers: { Allow: methods.join(", ") } });
      return await handle(request);
    } catch (error) {
      if (error instanceof Problem) return error.toResponse();
      report(error);
      return new Problem("internal").toResponse();
    }
  };
