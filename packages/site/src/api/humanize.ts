import { api } from "./api.ts";

export const POST = api.humanize;
