import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import "./ui/base.css";
import { typeSizeBeforePaint } from "./reader/type-size";
import { brand } from "./story/brand";
import storyFace from "./ui/faces/story.woff2?url";
import titleFace from "./ui/faces/title.woff2?url";
import { useNonce } from "./ui/nonce";
import { NoticePage } from "./ui/notice-page";
import { themeBeforePaint, themeColors } from "./ui/theme-before-paint";
import { beforePaintScript } from "./wizard/before-paint";

/** What a route says of itself. Pages without `hydrated` ship no script at all. */
export interface RouteHandle {
  hydrated?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const hydrated = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hydrated);
  return (
    // The script below marks <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.night} media="(prefers-color-scheme: dark)" />
        {/* Before the style sheets, for which it would wait. */}
        {hydrated && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, allowed by their nonce
            dangerouslySetInnerHTML={{ __html: `${beforePaintScript};${themeBeforePaint};${typeSizeBeforePaint}` }}
          />
        )}
        {[titleFace, storyFace].map((face) => (
          <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrated && <Scripts nonce={nonce} />}
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
