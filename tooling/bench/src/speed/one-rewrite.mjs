import { text as all } from "node:stream/consumers";
import { createHumanizer } from "@prosewell/humanizer";

// One rewrite in a process of its own, so that nothing else has taken memory before it. Prints milliseconds from its start until Node
// and until the engine is there, and kilobytes when it is there and at the peak.
const text = await all(process.stdin);
const { humanize } = await createHumanizer();
const ready = performance.now();
const { maxRSS: loaded } = process.resourceUsage();
humanize({ text });
process.stdout.write(JSON.stringify([performance.nodeTiming.bootstrapComplete, ready, loaded, process.resourceUsage().maxRSS]));
