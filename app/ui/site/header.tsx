import "./header.css";
import { ThemeSwitch } from "../theme/switch";
import { Wordmark } from "./wordmark";

/** Stays at the top of every page that is not the generator itself. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <nav className="site-header-bar" aria-label="Main">
        <Wordmark />
        <a className="site-header-back" href="/">
          Story Generator
        </a>
        <ThemeSwitch />
      </nav>
    </header>
  );
}
