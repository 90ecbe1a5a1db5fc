import { isIPv4, isIPv6 } from "node:net";

/**
 * The network that an address stands for: itself, or of IPv6 the 64 bits that a household is given, within which every device
 * picks addresses as it likes. `undefined` for what is no address.
 */
export function networkOf(address: string): string | undefined {
  const [, mapped] = /^::ffff:([\d.]+)$/iu.exec(address) ?? [];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) && !plain.includes("%") ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : undefined;
}

/** The eight groups, in the one spelling that URLs give them. */
function groupsOf(address: string): string[] {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = short.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}
