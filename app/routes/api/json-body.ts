import { StoryError } from "../../story/errors";

/** @throws StoryError `unsupported_media_type` or `invalid_json`. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new StoryError("unsupported_media_type");
  try {
    return await request.json();
  } catch (cause) {
    throw new StoryError("invalid_json", { cause });
  }
}
