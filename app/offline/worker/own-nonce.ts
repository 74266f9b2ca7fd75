function randomNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

const policyName = "Content-Security-Policy";
/** Of the bytes as they came over the line, which is not how they are kept. */
const ofTheLine = ["Content-Encoding", "Content-Length", "Transfer-Encoding"];

/** A kept page with its headers, under a nonce of its own each time that it is shown: no two answers share one. */
export async function withOwnNonce(kept: Response, nonce = randomNonce()): Promise<Response> {
  const headers = new Headers(kept.headers);
  for (const name of ofTheLine) headers.delete(name);
  const policy = headers.get(policyName) ?? "";
  const known = /'nonce-([^']+)'/.exec(policy)?.[1];
  const html = await kept.text();
  if (known === undefined) return new Response(html, { headers });
  headers.set(policyName, policy.replaceAll(known, nonce));
  return new Response(html.replaceAll(known, nonce), { headers });
}
