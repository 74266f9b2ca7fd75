import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { storyId } from "../../../app/shelf/kept-story";

/** Names of ours, which the page stores under. */
export const shelfName = "bedtime_shelf";

interface Given {
  readonly title: string;
  readonly toldAt: number;
  readonly pinned?: boolean;
}

/** A story as it lies on the shelf. */
export function aKeptStory({ title, toldAt, pinned = false }: Given) {
  const text = `**${title}**\n\nNora looked up at the sky. The moon was round tonight.\n\n${"Nobody told it to hurry. ".repeat(200)}`;
  const answers = { age: 5, style: "gentle", lesson: "kindness", readingTime: "5-7 minutes" } as const;
  return {
    text,
    storyteller: "storybook" as const,
    hero: "Nora",
    request: { ...answers, gender: "girl" as const, interests: ["space"] },
    metadata: { ...answers, title },
    receipt: null,
    toldAt,
    pinned,
  };
}

/** Puts stories on the shelf of a page of ours that is open. */
export async function fillShelf(page: Page, stories: readonly ReturnType<typeof aKeptStory>[]): Promise<void> {
  const kept = stories.map((story) => ({ ...story, id: storyId(story.text) }));
  await page.evaluate(
    ([name, records]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("stories", { keyPath: "id" });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction("stories", "readwrite");
          for (const record of records) change.objectStore("stories").put(record);
          change.oncomplete = () => {
            opening.result.close();
            localStorage.setItem(name, "1");
            resolve();
          };
        };
      }),
    [shelfName, kept] as const,
  );
}

const day = 24 * 60 * 60 * 1000;
const firstEvening = Date.UTC(2026, 0, 1, 19);

/** As many stories as evenings, the last one the newest. */
export function evenings(count: number): ReturnType<typeof aKeptStory>[] {
  return Array.from({ length: count }, (_, i) =>
    aKeptStory({ title: `The ${i + 1}. Evening`, toldAt: firstEvening + i * day }),
  );
}

/** As a browser that does not let pages keep anything, or whose device is full. */
export async function refuseDatabase(page: Page, name: string): Promise<void> {
  await page.addInitScript((error) => {
    const fail = () => {
      throw new DOMException("", error);
    };
    if (error === "QuotaExceededError") IDBObjectStore.prototype.put = fail;
    else if (error === "absent") Object.defineProperty(window, "indexedDB", { value: undefined });
    else IDBFactory.prototype.open = fail;
  }, name);
}

/** The titles on the shelf, from top to bottom. */
export function titles(page: Page): Promise<string[]> {
  return page.locator(".shelf-list a").allTextContents();
}

/** What the page saved as a file. */
export async function savedFile(page: Page, save: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), save()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}
