import { expect, test } from "vitest";
import { visitorNetworks } from "../../../../server/limits/visitor-network";

test.each([
  ["2001:db8:12:34:56:78:9a:bc", "2001:db8:12:34::/64", "2001:db8:12:0::/56"],
  ["2001:DB8:0012:3456::1", "2001:db8:12:3456::/64", "2001:db8:12:3400::/56"],
  ["2001:db8::", "2001:db8:0:0::/64", "2001:db8:0:0::/56"],
  ["::1", "0:0:0:0::/64", "0:0:0:0::/56"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64", "1:0:2:0::/56"],
])("%s is of the home %s and the network %s", (address, home, network) => {
  expect(visitorNetworks(address)).toEqual({ home, network });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
])("%s is of the network %s, whose homes it does not tell apart", (address, network) => {
  expect(visitorNetworks(address)).toEqual({ network });
});

test.each([
  undefined,
  "",
  "somebody",
  "1.2.3",
  "1.2.3.4, 5.6.7.8",
  "2001:db8::1::2",
  "fe80::1%eth0",
  "[::1]",
  ":",
  "::g",
])("%s is nobody's address, and all such count together", (address) => {
  expect(visitorNetworks(address)).toEqual({ network: "unknown" });
});
