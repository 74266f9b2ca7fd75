import { expect, test } from "vitest";
import { decodable, fitForRemix } from "../../../server/fit-for-remix";

test.each([
  ["/shared/abc", "/shared/abc"],
  ["/stories-for-age/8%2B", "/stories-for-age/8%2B"],
  ["/shared/abc%", "/shared/abc%25"],
  ["/shared/abc%2", "/shared/abc%252"],
  ["/story/%zz", "/story/%25zz"],
  ["/story/%E0%A4%A", "/story/%EF%BF%BD%25A"],
  ["/story/%FF%FE.data", "/story/%EF%BF%BD.data"],
])("%j becomes %j", (pathname, mended) => {
  expect(decodable(pathname)).toBe(mended);
  expect(() => decodeURIComponent(mended)).not.toThrow();
});

function fitted(path: string, headers: HeadersInit = {}): Request {
  return fitForRemix(new Request(`https://example.com${path}`, { headers }));
}

test("a request that needs nothing is handed on as it is", () => {
  const request = new Request("https://example.com/shared/abc?fbclid=1");
  expect(fitForRemix(request)).toBe(request);
});

test("the path of another host, `_data` and X-Forwarded-Host go", () => {
  expect(fitted("//evil.example/x").url).toBe("https://example.com/evil.example/x");
  expect(fitted("/%5Cevil.example").url).toBe("https://example.com/evil.example");
  expect(fitted("/shared/abc?_data=routes%2Fshared&a=1").url).toBe("https://example.com/shared/abc?a=1");
  expect(fitted("/", { "X-Forwarded-Host": "evil.example" }).headers.has("X-Forwarded-Host")).toBe(false);
});
