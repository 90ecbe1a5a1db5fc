const longest = 300;

const closers = /^[\s})\]]*[})\]][;,]?$/;
const statement = /^\s*(?:(?:const|let|var)\s[^=]{1,80}=|(?:def|function|func|fn)\s+\w{1,60}\(|(?:import|#include|using)\s+\S+.{0,200}[;'">]$|return\s.{0,200};$)/;
const operator = /[={}]|->|::|\w\(\)/;

/** Whether a line reads as a statement in some programming language. Clauses end in semicolons too, but hold no operators. */
export function isCodeLine(text: string): boolean {
  const line = text.trimEnd();
  if (line.length > longest) return false;
  return closers.test(line) || statement.test(line) || (/[;{}]$/.test(line) && operator.test(line));
}
