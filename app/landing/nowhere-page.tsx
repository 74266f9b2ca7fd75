import { PageShell } from "./page-shell";
import { Scene } from "./scene";

interface NowherePageProps {
  readonly heading: string;
  readonly sentence: string;
  /** Words of the button to `/`. */
  readonly back: string;
  /** Where else a lost visitor may want to go. */
  readonly ways: {
    readonly heading: string;
    readonly links: readonly { readonly label: string; readonly href: string }[];
  };
}

/** A page that does not exist, with ways on. */
export function NowherePage({ heading, sentence, back, ways }: NowherePageProps) {
  return (
    <PageShell>
      <div className="landing-nowhere">
        <div className="landing-nowhere-sky sky">
          <Scene file="/scenes/nowhere.svg" />
        </div>
        <h1>{heading}</h1>
        <p>{sentence}</p>
        <a className="button" href="/">
          {back}
        </a>
        <nav aria-labelledby="ways-heading">
          <h2 id="ways-heading">{ways.heading}</h2>
          <ul>
            {ways.links.map(({ label, href }) => (
              <li key={href}>
                <a className="button button-quiet" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </PageShell>
  );
}
