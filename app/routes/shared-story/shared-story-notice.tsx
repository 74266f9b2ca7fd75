import { useLocation } from "@remix-run/react";
import { Picture } from "../../ui/picture";
import { Wordmark } from "../../ui/site/wordmark";

interface SharedStoryNoticeProps {
  readonly page: { readonly state: "absent" | "unusable" } | { readonly state: "failed"; readonly message: string };
}

const reasons = {
  absent: "Story not found or has expired.",
  unusable: "The story you're looking for doesn't exist or has expired.",
};

/** A shared link without a story. */
export function SharedStoryNotice({ page }: SharedStoryNoticeProps) {
  const { pathname } = useLocation();
  const isFailed = page.state === "failed";
  return (
    <main className="page notice">
      <Wordmark />
      <Picture name={isFailed ? "torn" : "nobody"} className="notice-picture" />
      <h1>{isFailed ? "Oops! Something went wrong" : "Story Not Found"}</h1>
      <p>{isFailed ? page.message : reasons[page.state]}</p>
      <p className="shared-story-ways">
        {isFailed && (
          <a className="button" href={pathname}>
            Try Again
          </a>
        )}
        <a className={isFailed ? "button button-quiet" : "button"} href="/">
          Create Your Own Story
        </a>
      </p>
    </main>
  );
}
