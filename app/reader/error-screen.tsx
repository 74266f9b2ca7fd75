import { HomeForm } from "./home-form";
import { storybookOffer } from "./storybook-offer";
import { useArrival } from "./use-arrival";

export interface ErrorScreenProps {
  readonly message: string;
  readonly onTryAgain: () => void;
  readonly onStartOver: () => void;
  /** For a failure that another answer would mend. */
  readonly onChangeAnswers?: () => void;
  /** For a failure of the storyteller, where another one can be asked. */
  readonly onStorybook?: (() => void) | undefined;
}

export function ErrorScreen({ message, onTryAgain, onStartOver, onChangeAnswers, onStorybook }: ErrorScreenProps) {
  const heading = useArrival(true);
  return (
    <div className="reader reader-error">
      <svg className="reader-error-picture" viewBox="0 0 200 110" width="200" height="110" aria-hidden="true">
        <path className="reader-moon-body" d="M62 10A34 34 0 1 0 83 66 29 29 0 1 1 62 10Z" />
        <path className="reader-moon-thread" d="M60 78C72 92 92 94 104 84" />
        <path className="reader-moon-thread" d="M122 62C134 48 152 54 156 68 160 84 176 88 190 80" />
        <path className="reader-moon-star" d="M130 16l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z" />
        <path className="reader-moon-star" d="M168 32l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        Oops! Something went wrong
      </h1>
      <p className="reader-error-message" role="alert">
        {message}
      </p>
      <div className="reader-actions">
        {onChangeAnswers && (
          <button type="button" className="button" onClick={onChangeAnswers}>
            Change my answers
          </button>
        )}
        <button type="button" className={onChangeAnswers ? "button button-quiet" : "button"} onClick={onTryAgain}>
          Try Again
        </button>
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
