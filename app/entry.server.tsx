import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { AnswerFactsProvider } from "./answer-facts";
import { sourceOf } from "./document-source";
import type { RouteHandle } from "./root";
import { isFilePath } from "./routes/file-paths";
import { holdLaterSheet, showLaterSheet } from "./ui/first-paint/later-sheet";
import { inlineSheets } from "./ui/first-paint/page-sheet";
import { holdScripts } from "./ui/first-paint/scripts-after-paint";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { server }: AppLoadContext,
): Promise<Response> {
  // Whoever asks for a missing file has no use for a page.
  const isNowhere = remixContext.staticHandlerContext.matches.at(-1)?.route.path === "*";
  if (isNowhere && isFilePath(new URL(request.url).pathname)) return new Response(null, { status, headers });

  const hydrated = isHydrated(remixContext);
  headers.set("Content-Security-Policy", await server.policyOf(hydrated ? "hydrated" : "script-free"));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Posting to nowhere is another failure, with another page.
  const isNowherePage = isNowhere && status === 404;
  const { nowhere, documents } = server.caches;
  const source = sourceOf(request, remixContext);
  const known = isNowherePage ? nowhere.get("") : source && documents.get(source, server.nonce);
  if (known) return new Response(known, { status, headers });

  let failed = false;
  const nonce = source ? documents.placeholder() : server.nonce;
  const body = await renderToReadableStream(
    <AnswerFactsProvider value={{ nonce, hasImprint: server.siteFacts.imprint !== undefined }}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </AnswerFactsProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) server.log("error", "render_error", { detail: nameOf(error) });
      },
    },
  );
  // Nothing is deferred: once all is there, all of it stands in the HTML itself and no script has to move it into place.
  await body.allReady;
  const written = await new Response(body).text();
  // The answer to a posted form may be a story.
  const placed = request.method === "POST" ? showLaterSheet(written) : holdLaterSheet(written);
  const page = await inlineSheets(placed, server.readSheet, hydrated ? nonce : undefined);
  if (!hydrated) {
    const bytes = new TextEncoder().encode(page).buffer;
    if (isNowherePage && !failed) nowhere.put("", bytes);
    return new Response(bytes, { headers, status: failed ? 500 : status });
  }
  const html = holdScripts(page);
  if (source && !failed) documents.put(source, html);
  return new Response(html.replaceAll(nonce, server.nonce), { headers, status: failed ? 500 : status });
}

/** As the document decides whether the framework's scripts come with the page. */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => (routeModules[route.id]?.handle as RouteHandle)?.hydrated);
}

/** Loaders and actions that threw something without a name of its own. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted) return;
  // What Remix itself answers to a method or an address that a page does not take.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.server.log("error", "route_error", { detail: nameOf(error) });
}

/** An error's message may quote what a parent wrote, so the log gets its name and place. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return [error.name, ...(error.stack?.split("\n").slice(1, 4) ?? [])].map((line) => line.trim()).join(" ");
}
