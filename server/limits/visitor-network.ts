/** What stands for every visitor whose address is not known, as on a developer's machine. */
const unknownNetwork = "unknown";

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The parts of an address by which a visitor is counted. */
interface VisitorNetworks {
  /** An IPv6 /64: one home or phone, which can take any address in it. IPv4 does not say. */
  readonly home?: string;
  /** An IPv4 address, behind which a whole carrier may be, or an IPv6 /56, the least that a customer commonly gets. */
  readonly network: string;
}

/** Anything that is no address counts as one visitor together. */
export function visitorNetworks(address: string | undefined): VisitorNetworks {
  if (address === undefined) return { network: unknownNetwork };
  if (ipv4.test(address)) return { network: address };
  const groups = ipv6Groups(address);
  if (!groups) return { network: unknownNetwork };
  const mapped = mappedIpv4(groups);
  if (mapped !== undefined) return { network: mapped };
  const [first = "0", second = "0", third = "0", fourth = "0"] = groups;
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return {
    home: `${[first, second, third, fourth].join(":")}::/64`,
    network: `${[first, second, third, upper].join(":")}::/56`,
  };
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
