/** Address of the service, without a slash at its end. @param baseUrl OpenAI's own when absent */
export function openAiAddress(baseUrl: string | undefined): string {
  return (baseUrl ?? "https://api.openai.com/v1").replace(/\/+$/, "");
}
