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
