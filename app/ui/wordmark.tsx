import { brand } from "../story/brand";

/** The product's name under its moon. */
export function Wordmark() {
  return (
    <p className="wordmark">
      <svg className="wordmark-moon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M14.500 2.500A9.700 9.700 0 1 0 21.500 15.200 8.300 8.300 0 0 1 14.500 2.500Z" />
      </svg>
      {brand.name}
    </p>
  );
}
