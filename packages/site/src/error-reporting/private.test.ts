import { expect, test } from "vitest";
import { withoutText } from "./private.ts";

const scrubbed = (value: string) => withoutText({ type: undefined, exception: { values: [{ type: "Error", value }] } }).exception?.values?.[0]?.value;

test("what an engine quotes of its input stays behind", () => {
  expect(scrubbed(`Unexpected token 'D', "Dear Sir o"... is not valid JSON`)).toBe(`Unexpected token 'D', "…"... is not valid JSON`);
  expect(scrubbed('cut off in "the middle of a line')).toBe('cut off in "…"');
  expect(scrubbed("Invalid regular expression: /Dear Sir (/u: Unterminated group")).toBe("Invalid regular expression: /…/: Unterminated group");
});

test("a message that quotes nothing stays whole", () => {
  expect(scrubbed("Cannot read properties of undefined (reading 'text')")).toBe("Cannot read properties of undefined (reading 'text')");
});

test("the address keeps its path and loses its query and fragment", () => {
  const { request } = withoutText({ type: undefined, request: { url: "https://prosewell.example/?q=secret#secret" } });
  expect(request?.url).toBe("https://prosewell.example/");
  const { contexts } = withoutText({ type: undefined, contexts: { nextjs: { request_path: "/methods?q=secret", router_path: "/methods" } } });
  expect(contexts).toEqual({ nextjs: { router_path: "/methods" } });
});

test("breadcrumbs, extras and the person are dropped", () => {
  const event = withoutText({ type: undefined, breadcrumbs: [{ message: "typed" }], extra: { text: "typed" }, user: { email: "a@b.example" } });
  expect(JSON.stringify(event)).not.toContain("typed");
  expect(event.user).toBeUndefined();
});
