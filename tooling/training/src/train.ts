import { mkdirSync, writeFileSync } from "node:fs";
import { addedPassages } from "./added.ts";
import { passages } from "./passages.ts";
import { trainOn } from "./trained.ts";

const target = new URL("../../../packages/detector/src/model/weights.generated.ts", import.meta.url);
const published = new URL("../../../packages/detector/src/measured.generated.ts", import.meta.url);
const results = new URL("../results/", import.meta.url);
const tell = (line: string) => process.stderr.write(`${line}\n`);

const [train, dev, more] = [passages("train"), passages("dev"), addedPassages()];
if (!train || !dev || !more) {
  tell("The detector's corpora are not in CORPUS_DIR: nothing to train on.");
  process.exitCode = 1;
} else {
  const { packed, grams, measured } = trainOn({ train, dev, more }, tell);
  const { accusations, generated, caught } = measured;
  mkdirSync(results, { recursive: true });
  writeFileSync(new URL("accusations.json", results), `${JSON.stringify({ accusations, generated, caught }, null, 1)}\n`);
  writeFileSync(published, `import type { Measured } from "./measured.ts";\n\n/** Made by \`npm run train\` in tooling/training. */\nexport const found: Measured = ${JSON.stringify(measured, null, 2)};\n`);
  writeFileSync(target, `/** Made by \`npm run train\` in tooling/training. */\nexport const weights =\n  "${Buffer.from(packed).toString("base64")}";\n`);
  tell(`weights: ${grams.join(" + ")} grams, ${Math.ceil(packed.length / 1024)} KB`);
}
