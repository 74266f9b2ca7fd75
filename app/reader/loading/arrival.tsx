import { readyMessage } from "./progress";

/**
 * The end of the loading screen, on the head of the story: the thread draws itself down to the paper, and the last message
 * gives way to the heading. The paper is free from its first frame, so that nobody waits for it.
 */
export function Arrival() {
  return (
    <>
      <p className="arrival-message" aria-hidden="true">
        {readyMessage}
      </p>
      <svg className="arrival-thread" viewBox="0 0 200 300" aria-hidden="true">
        <path pathLength={100} d="M150 0c8 70 24 120-4 176-14 28-50 20-46-4 4-22 44-16 42 16-2 36-42 50-42 112" />
      </svg>
    </>
  );
}
