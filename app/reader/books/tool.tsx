import { useEffect, useRef, useState } from "react";
import { broughtOnce } from "../../ui/late-parts/brought-once";
import { useLatePart } from "../../ui/late-parts/use-late-part";
import { Picture } from "../../ui/picture";
import { BusyButton } from "../busy-button";
import { sayPartIsMissing } from "../notices";
import type { Book } from "./book";

interface BookToolProps extends Book {
  /** The book would lack letters of this story, so none was made. */
  readonly onLack: () => void;
}

const bringSheet = broughtOnce(async () => (await import("./make-a-book.client")).MakeABook);

/** Opens the sheet on which a parent chooses what kind of book the story becomes. It comes with the first press. */
export function BookTool({ onLack, ...book }: BookToolProps) {
  const [Sheet, load] = useLatePart(bringSheet, sayPartIsMissing);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);

  // The dialog gives the focus back by itself; not where the button was disabled as it was opened.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      place.current?.parentElement?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <BusyButton
        className="saving-tool"
        onPress={async () => {
          if (await load()) setIsOpen(true);
        }}
      >
        <Picture name="book" />
        <span ref={place}>Make a Book</span>
      </BusyButton>
      {isOpen && Sheet && <Sheet book={book} onLack={onLack} onClose={() => setIsOpen(false)} />}
    </>
  );
}
