import { Fragment } from "react";

interface UnbrokenProps {
  readonly text: string;
}

const range = /(\d+-\d+)/;

/** A text whose ranges (`2-3`) stay on one line: browsers break after a hyphen. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(range).map((part, i) =>
    range.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span className="unbroken" key={i}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
