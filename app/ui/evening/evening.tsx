import signs from "../art/signs.svg?url";

const layers = ["stars", "hills", "house", "ground"] as const;

/** The hills with the house, at the foot of a night sky (`evening.css`). */
export function Evening() {
  return (
    <svg className="picture evening" aria-hidden="true">
      {layers.map((layer) => (
        <use key={layer} href={`${signs}#evening-${layer}`} />
      ))}
    </svg>
  );
}
