/** Words of which an answer is remembered: a story has some hundreds, and they are the same in most. Beyond it all begins anew. */
const mostWords = 4096;
/** UTF-16 units. Longer ones are no words, and would fill the memory. */
const longestWord = 32;

/** The same function, which works out its answer to a word only once in a while. */
export function remembered<Answer>(answerTo: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (word) => {
    const known = answers.get(word);
    if (known) return known.answer;
    const answer = answerTo(word);
    if (word.length > longestWord) return answer;
    if (answers.size >= mostWords) answers.clear();
    answers.set(word, { answer });
    return answer;
  };
}
