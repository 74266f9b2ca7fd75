import type { ReactNode } from "react";
import { Picture } from "../picture";
import { Wordmark } from "./wordmark";

/** A page that has only a sentence to say and a way on. */
export function NoticePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main className="page notice">
      <Wordmark />
      <Picture name="nobody" className="notice-picture" />
      <h1>{heading}</h1>
      <p>{children}</p>
      <p>
        <a className="button" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}
