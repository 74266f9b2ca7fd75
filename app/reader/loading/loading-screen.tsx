import type { CSSProperties } from "react";
import { Picture } from "../../ui/picture";
import { useArrival } from "../use-arrival";
import { canCancel, isSlow, messageAt, percentAt, retryMessage, slowMessage } from "./progress";
import { useElapsed } from "./use-elapsed";

interface LoadingScreenProps {
  /** From 0; above it a retry is under way. */
  readonly attempt: number;
  readonly onCancel: () => void;
}

/** Keep it mounted over retries: its clock goes on. */
export function LoadingScreen({ attempt, onCancel }: LoadingScreenProps) {
  const heading = useArrival(true);
  const elapsed = useElapsed();
  const percent = percentAt(elapsed);
  const message = messageAt(elapsed);
  const note = attempt > 0 ? retryMessage : isSlow(elapsed) ? slowMessage : "";
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
        {(canCancel(elapsed) || attempt > 0) && (
          <button type="button" className="button button-quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
      <p className="loading-footer">Neural networks processing...</p>
    </div>
  );
}
