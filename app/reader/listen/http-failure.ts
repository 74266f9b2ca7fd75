import { StoryError, type StoryErrorCode, type StoryErrorOptions, storyErrors } from "../../story/errors";

/** Seconds until the server wants to be asked again; it may say so in seconds or as a date. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}

/** What a status means when something in between answered instead of our server. */
function codeOfStatus(status: number): StoryErrorCode {
  if (status === 429 || status === 503) return "busy";
  if (status === 408 || status === 504 || status === 522 || status === 524) return "timeout";
  if (status === 413) return "too_large";
  return "story_failed";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textFields(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function places(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((place) => Number.isInteger(place)) : undefined;
}

/** The named error of an HTTP answer that is no story. Never throws. */
export async function failureOf(response: Response, now: number): Promise<StoryError> {
  const { status } = response;
  const options: StoryErrorOptions = { status };
  const retryAfter = retryAfterSeconds(response.headers.get("Retry-After"), now);
  if (retryAfter !== undefined) options.retryAfter = retryAfter;
  const byStatus = codeOfStatus(status);
  const retryable = status >= 500 || status === 408 || status === 429;

  const body: unknown = await response.json().catch(() => undefined);
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error)) return new StoryError(byStatus, { ...options, retryable });

  const fields = textFields(error.fields);
  const refused = places(error.refused_interests);
  return StoryError.fromWire(
    {
      code: typeof error.code === "string" ? error.code : byStatus,
      message: typeof error.message === "string" && error.message ? error.message : storyErrors[byStatus].message,
      retryable: typeof error.retryable === "boolean" ? error.retryable : retryable,
      ...(fields && { fields }),
      ...(refused && { refused_interests: refused }),
    },
    options,
  );
}
