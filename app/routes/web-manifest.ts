import { brand } from "../story/brand";
import { skyColors } from "../ui/theme/colors";

const shortcutIcons = [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }];

/** What a phone shows of the product on its home screen. */
export function loader() {
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en",
    dir: "ltr",
    shortcuts: [
      { name: "New story", url: "/", icons: shortcutIcons },
      { name: "My stories", url: "/my-stories", icons: shortcutIcons },
    ],
    categories: ["kids", "books", "entertainment"],
    background_color: skyColors.night,
    theme_color: skyColors.night,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
