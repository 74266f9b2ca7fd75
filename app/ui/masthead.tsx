import { brand } from "../story/brand";

/** The product's name and what it is, above the first question. */
export function Masthead() {
  return (
    <header className="masthead">
      <p className="masthead-name">
        <svg className="masthead-moon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M14.500 2.500A9.700 9.700 0 1 0 21.500 15.200 8.300 8.300 0 0 1 14.500 2.500Z" />
        </svg>
        {brand.name}
      </p>
      <h1 className="masthead-tagline">{brand.tagline}</h1>
    </header>
  );
}
