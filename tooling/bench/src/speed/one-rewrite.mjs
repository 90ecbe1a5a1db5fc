import { text as all } from "node:stream/consumers";
import { createHumanizer } from "@prosewell/humanizer";

// One rewrite in a process of its own, so that nothing else has taken memory before it. Prints kilobytes: when the engine is there, and at the peak.
const text = await all(process.stdin);
const { humanize } = await createHumanizer();
const { maxRSS: loaded } = process.resourceUsage();
humanize({ text });
process.stdout.write(JSON.stringify([loaded, process.resourceUsage().maxRSS]));
