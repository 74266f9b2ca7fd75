import { Picture } from "../ui/picture";
import { HomeForm } from "./home-form";
import { storybookOffer } from "./listen/storybook-offer";
import { useArrival } from "./use-arrival";

interface ErrorScreenProps {
  readonly message: string;
  /** What happens next without the parent. */
  readonly note?: string | undefined;
  /** Left out where trying again can only fail. */
  readonly onTryAgain?: () => void;
  readonly onStartOver: () => void;
  /** For a failure that another answer would mend. */
  readonly onChangeAnswers?: () => void;
  /** For a failure of the storyteller, where another one can be asked. */
  readonly onStorybook?: (() => void) | undefined;
}

export function ErrorScreen({
  message,
  note,
  onTryAgain,
  onStartOver,
  onChangeAnswers,
  onStorybook,
}: ErrorScreenProps) {
  const heading = useArrival(true);
  return (
    <div className="reader reader-error">
      <Picture name="torn" className="reader-error-picture" />
      <h1 ref={heading} tabIndex={-1}>
        Oops! Something went wrong
      </h1>
      <p className="reader-error-message" role="alert">
        {message}
      </p>
      {note && <p>{note}</p>}
      <div className="reader-actions">
        {onChangeAnswers && (
          <button type="button" className="button" onClick={onChangeAnswers}>
            Change my answers
          </button>
        )}
        {onTryAgain && (
          <button type="button" className="button" onClick={onTryAgain}>
            Try Again
          </button>
        )}
        {onStorybook && (
          <button type="button" className="button button-quiet" onClick={onStorybook}>
            {storybookOffer}
          </button>
        )}
        <HomeForm className="button button-quiet" onGo={onStartOver}>
          Start Over
        </HomeForm>
      </div>
    </div>
  );
}
