/** A pure, synchronous stage of a pipe. Any chunking of the same input gives the same concatenated output. */
export interface Stage<In, Out> {
  /** Takes the next piece and gives what can be passed on already (possibly nothing). */
  push(piece: In): Out;
  /** Called once, after the last piece: gives what was still held back. */
  end(): Out;
}
