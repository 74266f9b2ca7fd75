import type { ReactNode } from "react";
import { SiteHeader } from "../ui/site/header";
import "./landing.css";

/** Header and main part of a page without the framework; the footer comes from the document. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main className="landing" id="top">
        {children}
      </main>
    </>
  );
}
