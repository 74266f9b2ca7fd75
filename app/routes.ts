import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/home.tsx"),
  route("story/:encodedData", "routes/story.tsx"),
  route("shared/:id", "routes/shared-story/route.tsx"),
  route("api/generate-story", "routes/api.generate-story/route.ts"),
  route("api/shared-stories", "routes/api.shared-stories.ts"),
  route("api/shared-stories/:id", "routes/api.shared-stories.$id.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
