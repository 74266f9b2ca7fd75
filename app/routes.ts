import { index, type RouteConfig, route } from "@remix-run/route-config";
import { housePages } from "./landing/content/house/pages";
import { marketingPages } from "./landing/content/marketing/pages";
import { landingKinds } from "./landing/content/site-pages";

export default [
  index("routes/home.tsx"),
  route("story/:encodedData", "routes/story.tsx"),
  route("shared/:id", "routes/shared-story/route.tsx"),
  route("my-stories", "routes/my-stories/route.tsx"),
  ...landingKinds.map(({ folder }) => route(`${folder}/:value`, "routes/landing.tsx", { id: folder })),
  ...marketingPages.map(({ slug }) => route(slug, "routes/marketing.tsx", { id: slug })),
  ...housePages.map(({ page: { slug } }) => route(slug, "routes/house.tsx", { id: slug })),
  route("offline", "routes/offline.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("api/generate-story", "routes/api/generate-story/route.ts"),
  route("api/tellings/:id", "routes/api/tellings.$id.ts"),
  route("api/review-words", "routes/api/review-words.ts"),
  route("api/shared-stories", "routes/api/shared-stories.ts"),
  route("api/shared-stories/:id", "routes/api/shared-stories.$id.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
