import { expect, test } from "vitest";
import { loggablePath } from "../../../../server/http/request-log";

test.each([
  ["/", "/"],
  ["/api/generate-story", "/api/generate-story"],
  ["/story/abc", "/story/*"],
  ["/story/abc.data", "/story/*"],
  ["/shared/abc", "/shared/*"],
  ["/shared/abc.data", "/shared/*"],
  ["/Shared/abc", "/shared/*"],
  ["/%73hared/abc", "/shared/*"],
  ["/shared%2Fabc", "/shared/*"],
  ["//story/abc", "/story/*"],
  ["/%5Cstory/abc", "/story/*"],
  ["/story%5Cabc", "/story/*"],
  ["/api/shared-stories", "/api/shared-stories"],
  ["/api/shared-stories/abc", "/api/shared-stories/*"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  ["/shared/abc%", "/shared/*"],
  ["/story/abc%E0%A4%A", "/story/*"],
  ["/x/shared/abc", "/shared/*"],
  ["/x/y//STORY/abc", "/story/*"],
  ["/%2573hared/abc", "/shared/*"],
  ["/x%252Fshared%252Fabc", "/shared/*"],
  ["/q3Zk1x9-_wB7yT5uLmN2pQ", "/…"],
  ["/x/q3Zk1x9-_wB7yT5uLmN2pQ.data", "/x/….data"],
  ["/stories-for-age/13", "/stories-for-age/13"],
  ["/stories-about-hedgehogs-and-owls", "/stories-about-hedgehogs-and-owls"],
])("%j is logged as %j", (pathname, logged) => {
  expect(loggablePath(pathname)).toBe(logged);
});

test("a long path is cut", () => {
  expect(loggablePath(`/${"x.".repeat(2500)}`)).toHaveLength(200);
});
