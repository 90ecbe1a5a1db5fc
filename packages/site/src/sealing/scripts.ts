interface InlineScript {
  readonly type: string | undefined;
  readonly code: string;
}

const element = /<script([^>]*)>(.*?)<\/script>/gsu;

const attribute = (attributes: string, name: string) => new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`, "iu").exec(attributes)?.[1];

/** The scripts that stand in a page itself. Next escapes each `<` of what it writes into one, so that a tag is a tag. */
export const inlineScripts = (html: string): InlineScript[] =>
  [...html.matchAll(element)].flatMap(([, attributes = "", code = ""]) =>
    attribute(attributes, "src") === undefined ? [{ type: attribute(attributes, "type"), code }] : [],
  );

const isLoaded = (attributes: string) => /\sasync\b/iu.test(attributes) && attribute(attributes, "src") !== undefined;

/** The addresses of the scripts that a page loads beside its parsing, in order, each once; and the page without them. */
export function takeOutLoaded(html: string): { readonly rest: string; readonly addresses: readonly string[] } {
  const addresses = new Set<string>();
  const rest = html.replace(element, (whole, attributes: string) => {
    if (!isLoaded(attributes)) return whole;
    addresses.add(attribute(attributes, "src") ?? "");
    return "";
  });
  return { rest, addresses: [...addresses] };
}

const pushed = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/su;

/** What one of Next's inline scripts hands to React, by its kind: where it begins, text, or more than text. */
function handedOver(code: string): readonly unknown[] | null {
  const [, json] = pushed.exec(code) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

const begins = 0;
const isText = (part: readonly unknown[] | null): part is readonly [1, string] => part?.[0] === 1 && typeof part[1] === "string";

/** The text that a page's scripts are started with, in one piece, and the page without it. Where they start with more than text, all of it stays. */
export function takeOutData(html: string): { readonly rest: string; readonly data: string } {
  const parts = inlineScripts(html)
    .map(({ code }) => handedOver(code))
    .filter((part) => part !== null && part[0] !== begins);
  const texts = parts.filter(isText);
  if (texts.length < parts.length) return { rest: html, data: "" };
  return { rest: html.replace(element, (whole, _: string, code: string) => (handedOver(code) ? "" : whole)), data: texts.map(([, text]) => text).join("") };
}
