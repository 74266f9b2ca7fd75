import { useEffect, useRef } from "react";

/** For a story in letters that the PDF's font lacks. Most browsers print into a PDF too. */
export function PrintOffer({ onPrint }: { onPrint: () => void }) {
  const offer = useRef<HTMLDivElement>(null);
  useEffect(() => offer.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div className="saving-offer" ref={offer}>
      <p role="alert">
        This story has letters or signs that our PDF cannot show, so nothing was saved. Print it instead: there you can
        also choose to save it as a PDF.
      </p>
      <button type="button" className="button" onClick={onPrint}>
        Print instead
      </button>
    </div>
  );
}
