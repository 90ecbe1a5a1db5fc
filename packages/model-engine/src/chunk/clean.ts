const thinking = /<(think|thinking|reasoning)>[^]*?(?:<\/\1>|$)/giu;
const fenced = /```[\w-]*[ \t]*\n([^]*?)```/u;
const wrapper = /<text>([^]*?)(?:<\/text>|$)/iu;
const announcement = /^[^\n]{0,160}:[ \t*_]*\n+/u;
const quoted = /^(?:"([^"]*)"|“([^“”]*)”)$/u;

/**
 * What an answer says to the point: without its thoughts, and without a fence, a tag, a line that announces it, or quotation marks
 * around the whole, unless the text that was sent has the same.
 */
export function cleaned(answer: string, sent: string): string {
  let text = answer.replace(thinking, "").trim();
  text = (!sent.includes("```") && fenced.exec(text)?.[1]?.trim()) || text;
  text = (wrapper.exec(text)?.[1] ?? text).trim();
  if (!sent.includes("\n") && !announcement.test(`${sent}\n`)) text = text.replace(announcement, "");
  const inside = quoted.exec(text);
  return inside && !/^["“]/u.test(sent) ? (inside[1] ?? inside[2] ?? "").trim() : text.trim();
}
