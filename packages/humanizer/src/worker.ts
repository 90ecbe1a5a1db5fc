import { expose } from "comlink";
import { serveEngine } from "./served.ts";

expose(serveEngine());
