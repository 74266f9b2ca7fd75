import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "../story/brand";
import "../wizard/wizard.css";
import "../reader/reader.css";
import { Generator } from "./generator/generator";

export const meta: MetaFunction = () => [
  { title: `A bedtime story - ${brand.name}` },
  { name: "robots", content: "noindex, nofollow" },
];

export const handle = { hydrated: true };

export function headers() {
  // The path carries a family's story: it is kept by no cache and no index.
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };
}

export function shouldRevalidate() {
  return false;
}

export default function Story() {
  return <Generator preselected={{}} outcome={undefined} />;
}
