import { DurableObject } from "cloudflare:workers";
import { errorResponse } from "../app/story/error-response";
import { isStoryError, StoryError } from "../app/story/errors";
import type { RawEnvironment } from "./env/environment";
import { configFor } from "./http/environment";
import { later } from "./runtime/later";
import { logToConsole, withFields } from "./runtime/log";
import { createStorytelling } from "./storytelling";
import { type Broadcast, createBroadcast } from "./telling/stream/broadcast";
import { listen } from "./telling/stream/listen";
import type { TellingOrder } from "./telling/stream/tellings";
import type { ToldSoFar } from "./telling/stream/told-so-far";

/** One telling of a model's. Nothing is stored while it goes on; told, it is kept for some minutes, and then forgotten. */
export class TellingObject extends DurableObject<RawEnvironment> {
  private telling: Broadcast | undefined;

  /** POST begins, GET goes on, DELETE ends. */
  override async fetch(request: Request): Promise<Response> {
    try {
      if (request.method === "POST") return new Response(await this.begin(await request.json(), request.signal));
      if (request.method === "DELETE") return await this.forget();
      const from = Number(new URL(request.url).searchParams.get("from"));
      return new Response(await this.goOn(from, request.signal));
    } catch (thrown) {
      if (isStoryError(thrown)) return errorResponse(thrown);
      throw thrown;
    }
  }

  override async alarm(): Promise<void> {
    await this.forget();
  }

  private async begin({ request, requestId, route }: TellingOrder, gone: AbortSignal) {
    const config = configFor(this.env);
    const { storyteller, tell } = createStorytelling(
      config,
      withFields(logToConsole, { request_id: requestId, route }),
    );
    const { unheardMs, keptMs } = config.tellingLimits;
    const telling = createBroadcast((left) => tell({ request, storyteller: storyteller(request) }, left, "streamed"), {
      unheardMs,
      later,
      telling: this.ctx.id.toString(),
    });
    this.telling = telling;
    void telling.over.then((told) => this.keep(told, keptMs));
    // Whoever leaves before `start` has no id to come back with.
    const leave = () => void telling.stop();
    gone.addEventListener("abort", leave);
    await telling.begun;
    gone.removeEventListener("abort", leave);
    return telling.hear(0, gone);
  }

  private async goOn(from: number, gone: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    if (this.telling) return this.telling.hear(from, gone);
    const told = await this.ctx.storage.get<ToldSoFar>("told");
    if (!told) throw new StoryError("telling_gone");
    return listen({ told: () => told, isOver: () => true, onNews: () => () => {} }, from, () => {}).stream;
  }

  private async keep(told: ToldSoFar | undefined, keptMs: number): Promise<void> {
    this.telling = undefined;
    if (!told) return;
    await this.ctx.storage.put("told", told);
    await this.ctx.storage.setAlarm(Date.now() + keptMs);
  }

  private async forget(): Promise<Response> {
    await this.telling?.stop();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    return new Response(null, { status: 204 });
  }
}
