/** A pure, synchronous stage of the text pipe. Any chunking of the same input gives the same concatenated output. */
export interface TextStage {
  /** Takes the next piece and gives what can be passed on already (possibly nothing). */
  push(piece: string): string;
  /** Called once, after the last piece: gives what was still held back. */
  end(): string;
}
