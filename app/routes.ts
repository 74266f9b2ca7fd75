import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/home.tsx"),
  route("story/:encodedData", "routes/story.tsx"),
  route("api/generate-story", "routes/api.generate-story/route.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
