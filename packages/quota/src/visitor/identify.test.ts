import { expect, test } from "vitest";
import { createIdentify } from "./identify.ts";

const day = 86_400_000;

function begin() {
  const at = { address: "203.0.113.7", now: 20_000 * day };
  const identify = createIdentify({ secret: "secret", addressOf: () => at.address, clock: () => at.now });
  const ask = (headers: Record<string, string> = {}, url = "https://prosewell.example/api/usage") => identify(new Request(url, { headers }));
  return { at, ask };
}

const sent = (cookie: string) => ({ Cookie: `theme=dark; ${cookie.split(";")[0]}; other=1` });

test("a person is known again by the cookie", () => {
  const { ask } = begin();
  const first = ask();
  expect(ask(sent(first.cookie)).visitor.person).toBe(first.visitor.person);
});

test("two who come without a cookie are two people", () => {
  const { ask } = begin();
  expect(ask().visitor.person).not.toBe(ask().visitor.person);
});

test("a cookie that we did not sign makes a new person", () => {
  const { ask } = begin();
  const forged = ask({ Cookie: `__Host-prosewell=ann.${"A".repeat(43)}` });
  expect(forged.visitor.person).not.toBe("ann");
});

test("over TLS the cookie is bound to the host and to TLS, and no script can read it", () => {
  expect(begin().ask().cookie).toMatch(/^__Host-prosewell=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=172800; HttpOnly; SameSite=Lax; Secure$/u);
});

test("without TLS, as on one's own machine, the cookie claims none", () => {
  expect(begin().ask({}, "http://localhost:3000/api/usage").cookie).toMatch(/^prosewell=[^;]+; Path=\/; Max-Age=172800; HttpOnly; SameSite=Lax$/u);
});

test("behind a proxy that ends TLS the cookie is a secure one", () => {
  expect(begin().ask({ "X-Forwarded-Proto": "https" }, "http://10.0.0.2:3000/api/usage").cookie).toContain("__Host-prosewell=");
});

test("over TLS a cookie of the plain name is not believed, for a neighbouring host may have set it", () => {
  const { ask } = begin();
  const plain = ask({}, "http://prosewell.example/api/usage");
  expect(ask(sent(plain.cookie)).visitor.person).not.toBe(plain.visitor.person);
});

test("of the address only a code is kept: the same all day, another the next, and the same for a whole IPv6 network", () => {
  const { at, ask } = begin();
  const address = () => ask().visitor.address;
  const today = address();
  expect(today).toMatch(/^[\w-]{43}$/u);
  expect(address()).toBe(today);
  at.now += day;
  expect(address()).not.toBe(today);
  at.address = "2001:db8::1";
  const network = address();
  at.address = "2001:db8::2:1";
  expect(address()).toBe(network);
});

test.each(["", "unknown"])("an address of %j is none", (address) => {
  const { at, ask } = begin();
  at.address = address;
  expect(ask().visitor.address).toBeUndefined();
});
