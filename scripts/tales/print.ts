/** What a writer reads in the terminal. */
export function print(text: string): void {
  console.log(text);
}

/** A message for the writer that is no fault of the program: printed without a trace of code. */
export class WriterError extends Error {
  override name = "WriterError";
}
