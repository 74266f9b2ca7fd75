import { DurableObject } from "cloudflare:workers";
import { millisecondsPerDay } from "../runtime/day";

/** Milliseconds after which a day's count is of no more use to anybody, wherever the day began. */
const forgottenAfter = 2 * millisecondsPerDay;

/** One count of one day: of an id, of a network, or of the whole site. Its name says which, and is not stored. */
export class StoryCounts extends DurableObject {
  /** Counts one story more. @returns false, and counts nothing, where there were `most` already */
  async spend(most: number): Promise<boolean> {
    const told = (await this.ctx.storage.get<number>("told")) ?? 0;
    if (told >= most) return false;
    if (told === 0) await this.ctx.storage.setAlarm(Date.now() + forgottenAfter);
    await this.ctx.storage.put("told", told + 1);
    return true;
  }

  /** Stories counted so far. */
  async told(): Promise<number> {
    return (await this.ctx.storage.get<number>("told")) ?? 0;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
