import type { CSSProperties } from "react";
import { Picture } from "../../ui/picture";
import { useArrival } from "../use-arrival";
import { isSlow, messageAt, percentAt, readyMessage, retryMessage, slowMessage } from "./progress";
import { useElapsed } from "./use-elapsed";

interface LoadingScreenProps {
  /** From 0; above it a retry is under way. */
  readonly attempt: number;
  /** The first text is here: the story screen follows with the next frame. */
  readonly ready: boolean;
  readonly onCancel: () => void;
}

/** Keep it mounted over retries: its clock goes on. */
export function LoadingScreen({ attempt, ready, onCancel }: LoadingScreenProps) {
  const heading = useArrival(true);
  const elapsed = useElapsed();
  const percent = percentAt(elapsed);
  const slow = isSlow(elapsed);
  const message = ready ? readyMessage : messageAt(elapsed);
  const note = attempt > 0 ? retryMessage : slow ? slowMessage : "";
  return (
    <div className="loading">
      <h1 ref={heading} tabIndex={-1}>
        AI Creating Your Story
      </h1>
      <div
        className="loading-progress"
        style={{ "--left": 100 - percent } as CSSProperties}
        role="progressbar"
        aria-label="Story progress"
        aria-valuemin={0}
        aria-valuemax={100}
        // In tenths: some screen readers speak each new value.
        aria-valuenow={Math.floor(percent / 10) * 10}
      >
        <Picture name="loading" className="loading-picture" />
        <p className="loading-percent">
          <strong>{`${percent}%`}</strong> Complete
        </p>
      </div>
      {/* Keyed: a centred text that changes its width would count as a layout shift. */}
      <p className="loading-message" key={message}>
        {message}
      </p>
      <div className="loading-note">
        <p role="status">{note}</p>
        {(slow || attempt > 0) && (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
      <p className="loading-footer">Neural networks processing...</p>
    </div>
  );
}
