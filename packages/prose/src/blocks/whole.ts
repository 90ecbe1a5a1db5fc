const isJson = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text) || !/[\]}]\s*$/.test(text)) return false;
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return true;
  } catch {
    return false;
  }
};

const isXml = (text: string): boolean => {
  if (/^\s*<(?:\?xml|!DOCTYPE)/i.test(text)) return true;
  const root = /^\s*<([A-Za-z_][\w:.-]{0,100})(?=[\s/>])/.exec(text)?.[1];
  return root !== undefined && text.trimEnd().endsWith(`</${root}>`);
};

/** The notation of a text that is one piece of data, in which nothing is prose. */
export const dataFormat = (text: string): "json" | "xml" | undefined =>
  isJson(text) ? "json" : isXml(text) ? "xml" : undefined;
