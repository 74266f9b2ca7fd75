import { brand } from "../../story/brand";
import { ThemeSwitch } from "../theme/switch";
import { Wordmark } from "./wordmark";

/** The product's name and what it is, above the first question. */
export function Masthead() {
  return (
    <header className="masthead">
      <Wordmark />
      <h1 className="masthead-tagline">{brand.tagline}</h1>
      {/* Shown where the script in <head> knows of any. */}
      <a href="/my-stories">My stories</a>
      <ThemeSwitch />
    </header>
  );
}
