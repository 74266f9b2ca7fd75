import { useEffect } from "react";

interface PutAwayStoryProps {
  readonly onTakeOut: () => void;
  readonly onGone: () => void;
}

/** Milliseconds that a parent has to take it back by a press; the browser's Back takes it back after that too. */
const offered = 10_000;

/** After 'Create Another' and 'Start Over', which ask for nothing: the story that was left can be brought back. */
export function PutAwayStory({ onTakeOut, onGone }: PutAwayStoryProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, from when it is offered
  useEffect(() => {
    const timer = setTimeout(onGone, offered);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="put-away" role="status">
      <p>Your story was put away.</p>
      <button type="button" className="button button-quiet" onClick={onTakeOut}>
        Bring it back
      </button>
    </div>
  );
}
