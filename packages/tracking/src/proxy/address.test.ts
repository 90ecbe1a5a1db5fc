import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAddress } from "./address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7", "203.0.113.7"],
  ["::ffff:127.0.0.1", "127.0.0.1", "127.0.0.1"],
  ["::FFFF:cb00:7107", "203.0.113.7", "203.0.113.7"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["[2001:db8:1:2::6]:443", "2001:db8:1:2::6", "2001:db8:1:2"],
  ["fe80::1%eth0", "fe80::1", "fe80:0:0:0"],
  ["::1", "::1", "0:0:0:0"],
  ["2001:db8::", "2001:db8::", "2001:db8:0:0"],
])("%s is %s in the network %s", (written, text, network) => {
  expect(parseAddress(written)).toEqual({ text, network });
});

test.each(["", "unknown", "256.1.1.1", "1.2.3", "1.2.3.4.5", "1.2.3.4.", "01.2.3.4", "::1::", "12345::", "a:b", "[::1", "::1]:80/[", "::1]/", "1.2.3.4, 5.6.7.8", "<script>"])("%j is no address", (written) => {
  expect(parseAddress(written)).toBeUndefined();
});

test("every IPv4 address is read as it is written", () => {
  fc.assert(
    fc.property(fc.ipV4(), (text) => {
      expect(parseAddress(text)).toEqual({ text, network: text });
    }),
  );
});

test("every IPv6 address has a network of four groups, however it is written", () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      const address = parseAddress(text);
      expect(address).toBeDefined();
      if (!address?.text.includes(":")) return;
      expect(address.network).toMatch(/^[\da-f]{1,4}(?::[\da-f]{1,4}){3}$/u);
      expect(parseAddress(new URL(`http://[${text}]`).hostname)?.network).toBe(address.network);
    }),
  );
});
