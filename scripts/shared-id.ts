/** The id in what an operator pastes: the id itself, or the whole link. Undefined for anything else. */
export function sharedIdIn(pasted: string): string | undefined {
  // As server/sharing/shared-stories.ts makes them. Strict, since the id becomes part of a statement.
  return /^(?:https?:\/\/[^\s/]+\/shared\/)?([\w-]{22})\/?$/.exec(pasted.trim())?.[1];
}
