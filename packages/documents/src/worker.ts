import { expose } from "comlink";
import { serveDocument } from "./served.ts";

expose(serveDocument());
