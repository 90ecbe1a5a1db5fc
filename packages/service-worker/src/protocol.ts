/** Where the script is served; everything below is its to answer. */
export const scriptPath = "/service-worker.js";

/** The files of one build that are kept on the device, by their paths. */
export interface KeptFiles {
  /** Pages that open without a connection, visited or not. */
  readonly pages: readonly string[];
  /** What those pages need to be shown and to answer; kept with the first visit. */
  readonly shell: readonly string[];
  /** The other pages that the tool stands on; kept with what it may ask for. */
  readonly toolPages: readonly string[];
  /** Everything else that the tool may ask for; kept once a person has used it. */
  readonly tool: readonly string[];
}

/** The name under which the build writes its files into the script, before all else. */
export const filesName = "keptFiles" as const;

/** What a page asks of the worker. The answer comes through the port that is sent along: whether all of it is kept. */
export type Request = "keep-tool";
