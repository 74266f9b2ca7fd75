interface HomeIntroProps {
  /** Choices that another page handed over, in words. */
  readonly handed: readonly string[];
}

/** What the product is, above the first question, and what is answered already. */
export function HomeIntro({ handed }: HomeIntroProps) {
  return (
    <div className="home-intro">
      <p className="home-intro-what">
        Six questions, and in about a minute you can read your child a story of their own. Free, no account.
      </p>
      <p className="home-intro-handed">
        {handed.length > 0 && (
          <>
            Chosen already: <strong dir="auto">{handed.join(", ")}</strong>
          </>
        )}
      </p>
    </div>
  );
}

/**
 * In its place after 'Create Another' and 'Start Over', which ask for nothing: the story that was left can be brought back
 * until the next one is told. The browser's Back does it, too.
 */
export function PutAwayStory({ onTakeOut }: { readonly onTakeOut: () => void }) {
  return (
    <div className="put-away" role="status">
      <p>Your story was put away.</p>
      <button type="button" onClick={onTakeOut}>
        Bring it back
      </button>
    </div>
  );
}
