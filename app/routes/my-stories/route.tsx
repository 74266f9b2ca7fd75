import type { HeadersArgs, MetaFunction } from "@remix-run/cloudflare";
import { ShelfHead } from "../../shelf/screen/shelf-head";
import { StoredWhere } from "../../shelf/screen/stored-where";
import { brand } from "../../story/brand";
import { useHydrated } from "../../ui/use-hydrated";
import "../../reader/screens.css";
import "../../reader/reader.css";
import "../../ui/late-parts/reload-offer.css";
import "../../shelf/shelf.css";
import { ShelfPage } from "./shelf-page.client";

export const meta: MetaFunction = () => [
  { title: `My Stories - ${brand.name}` },
  { name: "description", content: "The bedtime stories that were told in this browser, kept on this device." },
  { name: "robots", content: "noindex" },
];

export const handle = { hydrated: true, isCached: true };

export function headers(_: HeadersArgs) {
  return { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
}

/** The server knows none of the stories: the page is the same for everybody until the browser fills it. */
export default function MyStories() {
  const hydrated = useHydrated();
  return (
    <main className="page reader-screen">
      {hydrated ? (
        <ShelfPage />
      ) : (
        <div className="reader">
          <ShelfHead />
          <div className="shelf">
            <div className="shelf-without">
              <p>
                Your stories are kept in this browser, where only JavaScript can reach them. It is switched off, or did
                not come. The stories are still there, and show as soon as it runs.
              </p>
              <StoredWhere />
            </div>
          </div>
        </div>
      )}
    </main>
  );
}
