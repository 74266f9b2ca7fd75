import { StoryError } from "../../story/errors";

interface Refused {
  readonly ok: false;
  readonly fields: Record<string, string>;
}

/** @throws StoryError `unsupported_media_type` or `invalid_json`. */
async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new StoryError("unsupported_media_type");
  try {
    return await request.json();
  } catch (cause) {
    throw new StoryError("invalid_json", { cause });
  }
}

/** What a request's JSON says. @throws StoryError as `readJson`, or `invalid_request` with a sentence for each field. */
export async function readBody<Parsed extends { readonly ok: true } | Refused>(
  request: Request,
  parse: (body: unknown) => Parsed,
): Promise<Exclude<Parsed, { ok: false }>> {
  const parsed = parse(await readJson(request));
  if (!parsed.ok) throw new StoryError("invalid_request", { fields: parsed.fields });
  return parsed as Exclude<Parsed, { ok: false }>;
}
