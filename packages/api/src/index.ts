export { createApi, type Api, type ApiOptions } from "./api.ts";
export type { Handler } from "./endpoint.ts";
export type { HumanizeEvent } from "./event-stream.ts";
export type { Limits } from "./limits.ts";
export { problems, type FieldFault, type ProblemCode } from "./problems.ts";
