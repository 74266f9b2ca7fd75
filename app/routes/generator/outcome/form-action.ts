import { data } from "@remix-run/cloudflare";
import type { ServerContext } from "../../../../server/load-context";
import { questionsFor } from "../../../reader/afterwards/questions-for";
import { isFailureOfTelling, isStoryError, StoryError } from "../../../story/errors";
import { parseStoryRequest } from "../../../story/request";
import { answersFromForm, type EnteredForm, enteredInForm } from "../../../wizard/answers/form-answers";
import { wholeStory } from "../../api/generate-story/whole-story";
import type { GeneratorOutcome } from "./outcome";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type)) throw new StoryError("unsupported_media_type");
  try {
    return await request.formData();
  } catch (cause) {
    throw new StoryError("invalid_request", { cause });
  }
}

/** Tells the story of a posted form, or gives the form back with its answers and what is wrong with them. */
export async function answerForm(request: Request, { services, country, gone, asksModel }: ServerContext) {
  const outcome = (told: GeneratorOutcome, status: number, headers: Record<string, string> = {}) =>
    data(told, { status, headers: { "Cache-Control": "no-store", ...headers } });

  let entered: EnteredForm = enteredInForm(new FormData());
  let wantsStorybook = false;
  try {
    if (request.method !== "POST") throw new StoryError("method_not_allowed");
    const form = await readForm(request);
    entered = enteredInForm(form);
    const parsed = parseStoryRequest(answersFromForm(form));
    if (!parsed.ok) throw new StoryError("invalid_request", { fields: parsed.fields });
    const asked = { ...parsed.request, country };
    wantsStorybook = asked.storyteller === "storybook";
    const told = await wholeStory(services.tellStory(asked, gone));
    const { story, story_metadata: metadata, receipt, hero, retelling, because } = told;
    const known = { hero, request: parsed.request, retelling, because, questions: questionsFor(metadata) };
    return outcome({ kind: "told", story, metadata, receipt, ...known }, 200);
  } catch (thrown) {
    if (!isStoryError(thrown)) throw thrown;
    const { message, status, fields, retryAfter } = thrown;
    const headers: Record<string, string> = {};
    if (status === 405) headers.Allow = "GET, HEAD, POST";
    if (retryAfter !== undefined) headers["Retry-After"] = String(retryAfter);
    if (fields) return outcome({ kind: "corrections", errors: fields, ...entered }, status, headers);
    const offersStorybook = asksModel && !wantsStorybook && isFailureOfTelling(thrown);
    return outcome({ kind: "failed", message, offersStorybook, ...entered }, status, headers);
  }
}
