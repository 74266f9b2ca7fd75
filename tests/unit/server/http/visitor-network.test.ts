import { expect, test } from "vitest";
import { visitorNetwork } from "../../../../server/http/visitor-network";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:12:34:56:78:9a:bc", "2001:db8:12:34::/64"],
  ["2001:DB8:0012:34::1", "2001:db8:12:34::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
])("%s is of %s", (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
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
  expect(visitorNetwork(address)).toBe("unknown");
});
