/** What stands for every visitor whose address is not known, as on a developer's machine. */
const unknownNetwork = "unknown";

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * The part of an address that counts as one visitor: IPv4 whole; of IPv6 the first 64 bits, since every home and phone
 * has a whole /64 to take addresses from. Anything that is no address counts as one visitor together.
 */
export function visitorNetwork(address: string | undefined): string {
  if (address === undefined) return unknownNetwork;
  if (ipv4.test(address)) return address;
  const groups = ipv6Groups(address);
  if (!groups) return unknownNetwork;
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(":")}::/64`;
}

/** Its eight groups of hexadecimal digits. The platform's URL parser knows every way to write an address. */
function ipv6Groups(address: string): string[] | undefined {
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return undefined;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail] = canonical.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  if (!tail) return head;
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

/** `::ffff:1.2.3.4` is an IPv4 address in IPv6's clothes (RFC 4291, section 2.5.5.2). */
function mappedIpv4(groups: readonly string[]): string | undefined {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff" || high === undefined || low === undefined) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
