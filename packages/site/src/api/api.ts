import { createApi } from "@prosewell/api";
import { createHumanizer } from "@prosewell/humanizer";
import { report } from "../error-reporting/server-reporting.ts";
import { environment } from "../site.ts";

const { wordsPerRun, requestBodyBytes } = environment.limits;

/** The HTTP API of this site: the same engine as on the page, and as much of it. */
export const api = createApi({
  humanizer: createHumanizer,
  limits: { words: wordsPerRun, bodyBytes: requestBodyBytes },
  report: (error) => report({ error }),
});
