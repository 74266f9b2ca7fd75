import signs from "./art/signs.svg?url";

/** A picture of `app/ui/art/signs.svg`, for the eye only. Its colors are tokens, its ink is the text's. */
export function Picture({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`picture ${className}`} aria-hidden="true">
      <use href={`${signs}#${name}`} />
    </svg>
  );
}
