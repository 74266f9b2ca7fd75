/** A pure, synchronous stage of the text pipe. Any chunking of the same input gives the same concatenated output. */
export interface TextStage {
  /**
   * Takes the next piece and gives what can be passed on already (possibly nothing).
   * @throws StoryError when the stage ends the telling, only when it has nothing to give: where it also has text to
   *   pass on it gives that first and throws at the next call. After a throw every call throws.
   */
  push(piece: string): string;
  /**
   * Called once, after the last piece: gives what was still held back.
   * @throws StoryError as `push` does.
   */
  end(): string;
}
