import { useEffect, useId, useRef, useState } from "react";
import type { Called } from "../../child/called.client";
import { linkWithName } from "../../child/name-link.client";
import { BusyButton } from "../busy-button";
import { LinkCode } from "./link-code";
import type { SharedAs } from "./use-sharing";

interface SharedLinkProps {
  readonly link: SharedAs;
  /** The browser did not let the page pass it on unasked. */
  readonly isOffered: boolean;
  /** The name that the story has on this screen alone. */
  readonly called?: Called | undefined;
  /** @param text the link, as it is shown */
  readonly onCopy: (text: string) => Promise<void>;
  /** Only in the browser that shared it. */
  readonly onStop?: (() => Promise<void>) | undefined;
}

/** A link longer than this makes a code that no phone reads from a screen. */
const longestInCode = 200;

const dayOf = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** Who can read a shared story, and until when. */
export function SharedNote({ expiresAt }: Pick<SharedAs, "expiresAt">) {
  return (
    <p>
      Everyone who has its link can read this story
      {expiresAt && (
        <>
          {" until "}
          <time dateTime={expiresAt}>{dayOf.format(new Date(expiresAt))}</time>
        </>
      )}
      .
    </p>
  );
}

/** The link of a story that was shared, to copy again, to scan, or to take back. */
export function SharedLink({ link, called, isOffered, onCopy, onStop }: SharedLinkProps) {
  const { expiresAt } = link;
  const [hasName, setHasName] = useState(false);
  // A link to the story maker leads to no story.
  const named = link.text === link.url ? called : undefined;
  const url = hasName && named ? linkWithName(link.url, named) : link.url;
  const text = url === link.url ? link.text : url;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Selected, it is copied by the keyboard's own short cut; read-only, it opens no keyboard on a phone.
  useEffect(() => {
    if (!isOffered) return;
    field.current?.focus();
    field.current?.select();
  }, [isOffered]);
  return (
    <div className="saving-link">
      <div className="saving-link-words">
        <label htmlFor={id}>
          {isOffered ? "Your story’s link is ready. Copy it and send it on." : "The link to your story"}
        </label>
        <input
          id={id}
          ref={field}
          className="saving-link-field"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        {named && (
          <>
            <label className="saving-link-name">
              <input
                type="checkbox"
                checked={hasName}
                aria-describedby={`${id}name`}
                onChange={({ target }) => setHasName(target.checked)}
              />
              <span>
                With the name <bdi>{named.name}</bdi>
              </span>
            </label>
            <p id={`${id}name`}>It stands after # in the link. Whoever has the link reads it; we never see it.</p>
          </>
        )}
        <div className="saving-link-ways">
          <BusyButton className={isOffered ? "button" : "button button-quiet"} onPress={() => onCopy(text)}>
            Copy link
          </BusyButton>
          {onStop && (
            <BusyButton className="button button-quiet" onPress={onStop}>
              Stop sharing
            </BusyButton>
          )}
        </div>
        {expiresAt && <SharedNote expiresAt={expiresAt} />}
      </div>
      {url.length <= longestInCode && <LinkCode url={url} />}
    </div>
  );
}
