import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

/** The tagger by itself over the same paragraphs: the floor under every engine that tags. */
export function createTaggerAlone(): (text: string) => void {
  const nlp = winkNLP(model, ["pos"]);
  // oxlint-disable-next-line typescript/unbound-method -- the helpers of wink are plain functions
  const { pos } = nlp.its;
  return (text) => {
    for (const paragraph of text.split(/\n{2,}/u)) nlp.readDoc(paragraph).tokens().out(pos);
  };
}
