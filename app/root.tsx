import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import "./ui/base.css";
import { useAnswerFacts } from "./answer-facts";
import { afterPaintScript, themeScript, typeScript, wizardScript } from "./inline/compiled";
import { scriptFreeScripts } from "./inline/script-free";
import { footerContent } from "./landing/content/footer-columns";
import { brand } from "./story/brand";
import storyFace from "./ui/faces/story.woff2?url";
import titleFace from "./ui/faces/title.woff2?url";
import { pageId } from "./ui/page-id";
import errorSheet from "./ui/site/below.css?url";
import { SiteFooter } from "./ui/site/footer";
import { NoticePage } from "./ui/site/notice-page";
import { skyColors } from "./ui/theme/colors";

/** What a route says of itself. Pages without `hydrated` ship none of the framework's scripts. */
export interface RouteHandle {
  hydrated?: boolean;
  /** The document is the same for everybody with whom the loaders' data are the same, and is cached for the next one. */
  isCached?: boolean;
  /** Beside the root's sheet, of a page that could not be made: no route's own comes with it. */
  errorSheet?: string;
}

export const handle: RouteHandle = { errorSheet };

/**
 * The server writes the document. In the browser React has what stands in `#page` alone: nothing that an extension, a
 * translator or a script of ours puts into the rest of the document is a fault to it.
 */
export function Layout({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <Document>{children}</Document>;
  // Branches as in the document: `useId` counts them, and its ids have to be the server's.
  return (
    <>
      {null}
      {/* biome-ignore lint/complexity/noUselessFragments: a branch */}
      <>
        {children}
        {null}
        {null}
      </>
    </>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { nonce, hasImprint } = useAnswerFacts();
  const hasFailed = Boolean(useRouteError());
  const hydrated = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hydrated);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={skyColors.day} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={skyColors.night} media="(prefers-color-scheme: dark)" />
        {/* Before the style sheets, for which it would wait. */}
        {hydrated ? (
          <script
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, allowed by their nonce
            dangerouslySetInnerHTML={{ __html: wizardScript + themeScript + typeScript }}
          />
        ) : (
          scriptFreeScripts.map((script) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its hash
            <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
          ))
        )}
        {/* First of what is asked for: nothing is painted without it. */}
        <Links />
        {hasFailed && <link rel="stylesheet" href={errorSheet} />}
        {[titleFace, storyFace].map((face) => (
          <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
      </head>
      <body>
        <div id={pageId}>{children}</div>
        {/* The same on every page, and long: the browser's script needs none of it. */}
        <SiteFooter {...footerContent({ hasImprint })} />
        {hydrated && (
          <>
            <Scripts nonce={nonce} />
            <script
              nonce={nonce}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its nonce
              dangerouslySetInnerHTML={{ __html: afterPaintScript }}
            />
          </>
        )}
      </body>
    </html>
  );
}

export const meta: MetaFunction = () => [{ title: brand.name }];

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <NoticePage heading="Unexpected Application Error!">
      Something broke on our side{status === 500 ? "" : ` (${status})`}. Your answers are kept.
    </NoticePage>
  );
}
