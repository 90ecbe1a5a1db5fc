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
