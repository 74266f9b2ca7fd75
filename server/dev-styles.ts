const policyName = "Content-Security-Policy";

/** Vite puts style sheets into the page as elements without a nonce: in development, and there alone, they pass. */
export function withInlineStyles(response: Response): Response {
  const policy = response.headers.get(policyName);
  if (policy === null) return response;
  const answer = new Response(response.body, response);
  answer.headers.set(policyName, policy.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"));
  return answer;
}
