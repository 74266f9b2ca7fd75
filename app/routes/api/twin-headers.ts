import type { HeadersArgs } from "@remix-run/cloudflare";

const carried = ["Allow", "Cache-Control", "Retry-After"];

/** For a resource route's `headers`: without it Remix answers under the `.data` name with none of those that it sent. */
export function twinHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers();
  for (const name of carried) {
    const value = actionHeaders.get(name) ?? loaderHeaders.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
