/*
 * In the place of `@ai-sdk/gateway` (see wrangler.toml): the AI SDK asks a hosted gateway for models that are given by name
 * alone. Ours are always given with their provider, so that its 25 KB gzip would never run.
 */
export class GatewayError extends Error {
  /** Asked of every failure. */
  static isInstance(_: unknown): boolean {
    return false;
  }
}

export class GatewayAuthenticationError extends GatewayError {}

export function createGateway(): never {
  throw new Error("There is no model gateway: name a provider.");
}

/** The SDK reads it as its default provider. */
export const gateway = {};
