import type { ErrorBody } from "../../../app/story/error-response";
import { StoryError } from "../../../app/story/errors";
import type { StoryRequest } from "../../../app/story/request";

/** What a telling's object is asked to tell; whoever asks has been admitted. */
export interface TellingOrder {
  readonly request: StoryRequest;
  /** For the log. */
  readonly requestId: string;
  readonly route: string;
}

/** Tellings that outlive their connection: each is told in a Durable Object of its own, whose id is the only key to it. */
export interface Tellings {
  /** @throws StoryError as `tellStory` does before the first text; what else is thrown is the object's failure. */
  begin(order: TellingOrder, gone: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** @throws StoryError `telling_gone`, or `invalid_request` where so much has not been told. */
  goOn(id: string, from: number): Promise<ReadableStream<Uint8Array>>;
  /** Ends and forgets it; nothing happens where it is forgotten. @throws StoryError `telling_gone` where this is no id */
  stop(id: string): Promise<void>;
}

/** An object has no address; only the path is of interest to nobody. */
const address = "https://telling/";

/** @throws the StoryError that the object answered with */
async function bodyOf(response: Response): Promise<ReadableStream<Uint8Array>> {
  if (response.ok && response.body) return response.body;
  const { error } = await response.json<ErrorBody>();
  const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
  throw StoryError.fromWire(error, { status: response.status, ...(retryAfter >= 0 && { retryAfter }) });
}

export function createTellings(objects: DurableObjectNamespace): Tellings {
  function known(id: string): DurableObjectStub {
    try {
      // Ids are signed: none that was made up gets as far as an object.
      return objects.get(objects.idFromString(id));
    } catch (cause) {
      throw new StoryError("telling_gone", { cause });
    }
  }

  async function ask(id: string, init: RequestInit, from = 0): Promise<Response> {
    const object = known(id);
    try {
      return await object.fetch(`${address}?from=${from}`, init);
    } catch (cause) {
      throw new StoryError("busy", { cause, detail: "the telling's object failed" });
    }
  }

  return {
    async begin(order, gone) {
      const object = objects.get(objects.newUniqueId());
      return bodyOf(await object.fetch(address, { method: "POST", body: JSON.stringify(order), signal: gone }));
    },
    goOn: async (id, from) => bodyOf(await ask(id, {}, from)),
    stop: async (id) => void (await ask(id, { method: "DELETE" })),
  };
}
