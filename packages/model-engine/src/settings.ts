/** An endpoint that speaks OpenAI's chat completions, and how much may be asked of it. */
export interface ModelSettings {
  /** Up to what stands before `/chat/completions`, such as `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  /** The model's name, as the endpoint knows it. */
  readonly model: string;
  readonly apiKey?: string;
  readonly limits?: Partial<ModelLimits>;
}

/** Amounts that the environment may set. Times are in seconds. */
export interface ModelLimits {
  /** Requests at a time, over all runs. */
  readonly parallel: number;
  /** Requests that may wait for their turn; who comes then is served by the embedded engine at once. */
  readonly waiting: number;
  /** Answers asked for a passage while nobody waits; 1 to 3. */
  readonly candidates: number;
  /** Until an answer begins. */
  readonly firstToken: number;
  /** Between two pieces of an answer. */
  readonly betweenTokens: number;
  /** For one answer in all. */
  readonly answer: number;
  /** For a whole text; what is not done then is left to the embedded engine. */
  readonly run: number;
}

export const defaultLimits: ModelLimits = { parallel: 8, waiting: 400, candidates: 2, firstToken: 20, betweenTokens: 10, answer: 60, run: 240 };
