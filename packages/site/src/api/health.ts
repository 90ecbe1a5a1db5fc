import { api } from "./api.ts";

export const GET = api.health;
