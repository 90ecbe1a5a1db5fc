import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:12::1", "2001:db8:0:12::/64"],
  ["2001:0DB8:0000:0012:ffff::", "2001:db8:0:12::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3:4:5:6:7:8", "1:2:3:4::/64"],
])("%s stands for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(["", "unknown", "<script>", "203.0.113", "203.0.113.7:80", "fe80::1%eth0", "::ffff:999.1.1.1"])("%j is no address", (text) => {
  expect(networkOf(text)).toBeUndefined();
});
