import { expect, test } from "vitest";
import { footerContent } from "../../../../app/landing/content/footer-columns";
import {
  findLandingContent,
  findLandingKind,
  findMarketingContent,
  findScriptFreePage,
  landingKinds,
  listedPages,
  scriptFreePages,
  waysOn,
} from "../../../../app/landing/content/site-pages";

test.each([
  ["/stories-for-age/8+", "/stories-for-age/8+"],
  ["/stories-for-age/8%2B", "/stories-for-age/8+"],
  ["/stories-for-age/8%2b", "/stories-for-age/8+"],
  ["/stories-for-age/8%20", "/stories-for-age/8+"],
  ["/stories-for-age/8+/", "/stories-for-age/8+"],
  ["/story-types/gentle/", "/story-types/gentle"],
  ["/moonthread", "/moonthread"],
])("%s is %s", (pathname, path) => {
  expect(findScriptFreePage(pathname)?.path).toBe(path);
});

test.each([
  "/",
  "/stories-for-age/8",
  "/stories-for-age/9",
  "/stories-for-age/",
  "/stories-for-age/3%20",
  "/stories-for-age/%E0%A4%A",
  "/story-types/constructor",
  "/shared/x",
  "/moonthread/x",
])("%s is no such page", (pathname) => {
  expect(findScriptFreePage(pathname)).toBeUndefined();
});

test("the router's words for a page find its content", () => {
  for (const kind of landingKinds) {
    expect(findLandingKind(`/${kind.folder}/x`)).toBe(kind);
    expect(findLandingKind(`/${kind.folder.toUpperCase()}/x`)).toBe(kind);
    for (const page of kind.pages) expect(findLandingContent(kind, page.value)).toBe(page);
    expect(findLandingContent(kind, "__proto__")).toBeUndefined();
  }
  expect(findMarketingContent("/AI-Bedtime%2Dstories/")?.slug).toBe("ai-bedtime-stories");
});

test("every page is listed once, and the footer leads to all but the home page, and to the shelf", () => {
  const paths = listedPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const { columns, bottom } = footerContent({ hasImprint: false });
  const links = [...columns.flatMap((column) => column.links), ...bottom];
  const linked = links.flatMap(({ href }) => href ?? []);
  expect(linked.sort()).toEqual(["/my-stories", ...scriptFreePages.map(({ path }) => path)].sort());
  expect(footerContent({ hasImprint: true }).bottom.at(-1)).toEqual({ label: "Imprint", href: "/privacy#imprint" });
  for (const { href } of waysOn().links) expect(paths).toContain(href);
});
