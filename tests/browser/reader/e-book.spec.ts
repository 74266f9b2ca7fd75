import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, phone, test } from "../../support/browser/fixtures";
import { noticeOf, storyWords, tool } from "../../support/browser/told-story";
import { chapters, tellText } from "../../support/browser/told-text";
import { epubFaults, readEpub } from "../../support/epub-reading";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

test("an e-book has the words on the page and a cover; where its cover is not drawn it says so and can be tried again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (give) => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      give(null);
    };
  });
  await tellText(page, chapters(2));
  const save = async () => {
    await tool(page, "Make a Book").click();
    await tool(page, "Save E-book").click();
  };
  await save();
  await expect(noticeOf(page)).toContainText("E-book generation failed");
  await expect(noticeOf(page)).toContainText("Unable to make the e-book. Please try again.");
  const before = Date.now();
  const [download] = await Promise.all([page.waitForEvent("download"), save()]);
  await expect(noticeOf(page).first()).toContainText("E-book saved!");
  await expect(noticeOf(page).first()).toContainText("Your story has been downloaded as an e-book.");

  const [, timestamp] = /^bedtime-story-gentle-(\d+)\.epub$/.exec(download.suggestedFilename()) ?? [];
  expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
  const bytes = new Uint8Array(readFileSync(await download.path()));
  expect(await epubFaults(bytes)).toEqual([]);
  const { title, blocks, cover } = await readEpub(bytes);
  expect(title).toBe("The Snails of Mira");
  const words = (texts: readonly string[]) => texts.join(" ").replace(/[\s:]+/g, " ");
  expect(words(blocks)).toBe(words(await storyWords(page)));
  const picture = sharp(cover);
  expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 2400 });
  // Sky, ground and letters.
  const { channels } = await picture.stats();
  expect(channels.every(({ stdev }) => stdev > 10)).toBe(true);
});
