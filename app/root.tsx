import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import "./ui/base.css";
import { brand } from "./story/brand";
import { useNonce } from "./ui/nonce";
import { NoticePage } from "./ui/notice-page";
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
        {/* Before the style sheets, for which it would wait. */}
        {hydrated && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its nonce
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaintScript }} />
        )}
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
