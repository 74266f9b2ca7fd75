/** A path that begins like the address of another host: React Router would take it for one, or fail at it. */
const secondSlash = /^\/(?:[/\\]|%2f|%5c)+/i;

/**
 * The request as Remix can read it. A request that needs nothing is handed on as it is.
 * - `X-Forwarded-Host` goes: Remix would compare Origin with it, any client can send it, and the check was made before.
 * - A path is made decodable: for one that is not, Remix writes a line of its own, with the path, into the log.
 * - `_data` goes: it asks for an interface that this product does not have, and Remix answers it with a failure.
 */
export function fitForRemix(request: Request): Request {
  const url = new URL(request.url);
  const pathname = decodable(url.pathname).replace(secondSlash, "/");
  const isPlain = pathname === url.pathname && !url.searchParams.has("_data");
  if (isPlain && !request.headers.has("X-Forwarded-Host")) return request;
  url.pathname = pathname;
  url.searchParams.delete("_data");
  const copy = new Request(url, request);
  copy.headers.delete("X-Forwarded-Host");
  return copy;
}

/** U+FFFD, the sign for what cannot be read. */
const unreadable = "%EF%BF%BD";

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A lone `%` stands for itself, bytes that are no UTF-8 for one unreadable sign. */
export function decodable(pathname: string): string {
  if (isDecodable(pathname)) return pathname;
  return pathname.replace(/(?:%[\da-f]{2})+|%/gi, (found) => {
    if (found === "%") return "%25";
    return isDecodable(found) ? found : unreadable;
  });
}
