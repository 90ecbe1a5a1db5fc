export interface Address {
  readonly text: string;
  /** What one subscriber holds: an IPv4 address, or the first half of an IPv6 address, whose other half is theirs to vary. */
  readonly network: string;
}

/** Reads an address as hops write it: bare, with a port, in brackets, with a zone, or as IPv4 mapped into IPv6. */
export function parseAddress(written: string): Address | undefined {
  const v4 = /^([\d.]+)(?::\d+)?$/u.exec(written)?.[1];
  if (v4) return isIpv4(v4) ? { text: v4, network: v4 } : undefined;

  const v6 = written.replace(/^\[(.*)\](?::\d+)?$/u, "$1").replace(/%.*$/u, "").toLowerCase();
  const groups = groupsOf(v6);
  if (groups.length === 0) return undefined;
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return { text: v6, network: groups.slice(0, 4).join(":") };
  const mapped = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".");
  return { text: mapped, network: mapped };
}

const isIpv4 = (text: string) => /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/u.test(text);

/** The eight groups of an IPv6 address, or none. The URL parser knows the grammar, and has one form for every way to write it. */
function groupsOf(address: string): string[] {
  if (!/^[\da-f:.]+$/u.test(address) || !URL.canParse(`http://[${address}]`)) return [];
  const [before = [], after = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((side) => side.split(":").filter(Boolean));
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}
