import type { MetaFunction } from "@remix-run/cloudflare";
import { NoticePage } from "../ui/site/notice-page";
import "../ui/site/below.css";
import { nowhereTags } from "./page-tags";

export const meta: MetaFunction = () => nowhereTags("You are offline");

/** Kept by the service worker, which shows it in place of pages that it does not keep. */
export default function Offline() {
  return (
    <NoticePage heading="You are offline">
      This page needs the network. Our storybook does not: it can tell a bedtime story here and now.
    </NoticePage>
  );
}
