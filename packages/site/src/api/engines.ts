import { api } from "./api.ts";
import { everyMethod } from "./every-method.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(api.engines);
