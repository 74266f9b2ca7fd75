import { gzipSync } from "node:zlib";
import { valid } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { airOf, airs, hourOf, hours, laterThan } from "../../../app/picture/hours";
import { piecesOf } from "../../../app/picture/pieces";
import { previewPath, previewScene } from "../../../app/picture/preview";
import { describeScene, type Scene, sceneOf } from "../../../app/picture/scene";
import { styles } from "../../../app/story/catalogue";
import { things, worlds } from "../../../app/story/worlds";
import { allScenes } from "../../support/picture/all-scenes";
import { drawScene, readSheet } from "../../support/picture/draw-scene";

/** Bytes after gzip of one scene: drawn in one text, and of the files that a page fetches for it. */
const most = 6000;

describe.each(worlds)("%s", (world) => {
  const ofWorld = allScenes.filter((scene) => scene.world === world);

  test("has six scenes of valid SVG, each of a few kilobytes", () => {
    expect(new Set(ofWorld.map(drawScene)).size).toBe(6);
    for (const scene of ofWorld) {
      const drawn = drawScene(scene);
      expect(valid(drawn), describeScene(scene)).toBe(true);
      expect(gzipSync(drawn).length).toBeLessThanOrEqual(most);
      const sheets = new Set(piecesOf(scene).map(({ sheet }) => readSheet(sheet)));
      expect([...sheets].reduce((sum, sheet) => sum + gzipSync(sheet).length, 0)).toBeLessThanOrEqual(most);
    }
  });

  test("has nothing that a policy forbids or that two pictures on a page would share", () => {
    for (const scene of ofWorld) {
      expect(drawScene(scene)).not.toMatch(/ id=| style=|<style|<script|url\(|href|data:|NaN|undefined/);
    }
  });

  test("is told in a sentence", () => {
    for (const scene of ofWorld) {
      expect(describeScene(scene)).toMatch(
        /^A picture of [a-z][^.]+, (?:in|as|under) [a-z ]+\. (?:A|An) [a-z ]+ is there, too\.$/,
      );
    }
  });
});

test("a picture of each kind is described to the letter", () => {
  const scene: Scene = {
    world: "ocean",
    view: "a",
    hour: "night",
    air: "gentle",
    sky: "a",
    flipped: false,
    thing: undefined,
  };
  expect(describeScene(scene)).toBe("A picture of a small boat with a lantern on the sea, under a thin moon.");
  expect(describeScene({ ...scene, hour: "dusk", thing: "acorn" })).toBe(
    "A picture of a small boat with a lantern on the sea, as the sun goes down. An acorn is there, too.",
  );
});

test("the same story has the same scene, and others have others", () => {
  const story = { title: "The Whale Who Waved", style: "adventurous", about: "ocean", along: "kite" } as const;
  expect(sceneOf(story)).toEqual(sceneOf({ ...story }));
  expect(sceneOf(story)).toEqual({
    world: "ocean",
    view: expect.stringMatching(/^[ab]$/),
    hour: expect.stringMatching(/^(?:day|dusk|night)$/),
    air: "adventurous",
    sky: expect.stringMatching(/^[ab]$/),
    flipped: expect.any(Boolean),
    thing: "kite",
  });
  const all = new Set(
    Array.from({ length: 300 }, (_, i) => JSON.stringify(sceneOf({ ...story, title: `Story ${i}` }))),
  );
  // Two views, two skies, two sides, three hours.
  expect(all.size).toBe(24);
});

test("what a title draws never changes: these scenes are on phones already", () => {
  const drawn = ["The Late Comet", "Everybody Moves Up", ""].map((title) => {
    const { view, hour, sky, flipped } = sceneOf({ title, style: "everyday" });
    return [view, hour, sky, flipped].join(" ");
  });
  expect(drawn).toMatchInlineSnapshot(`
    [
      "a night b false",
      "b dusk a false",
      "b dusk b true",
    ]
  `);
});

test("every mood has its air and its hours, and bedtime is at night", () => {
  for (const { value } of styles) {
    expect(airs).toContain(airOf(value));
    expect(hours).toContain(hourOf(value, "A title"));
  }
  expect(new Set(Array.from({ length: 50 }, (_, i) => hourOf("bedtime", `${i}`)))).toEqual(new Set(["night"]));
});

test("every thing and all that is in the sky is drawn", () => {
  for (const thing of things) expect(readSheet("things")).toContain(`<symbol id="${thing}"`);
  for (const air of airs) expect(readSheet("sky")).toContain(`<symbol id="air-${air}"`);
});

test("a thing that the view shows itself is not there twice", () => {
  const rockets = Array.from({ length: 40 }, (_, i) =>
    sceneOf({ title: `${i}`, style: "funny", about: "space", along: "rocket" }),
  );
  for (const { view, thing } of rockets) expect(thing).toBe(view === "a" ? undefined : "rocket");
  expect(new Set(rockets.map(({ view }) => view)).size).toBe(2);
});

test("without a world it is a scene that suits any story", () => {
  expect(sceneOf({ title: "A Walk", style: "gentle" })).toMatchObject({ world: "anything", thing: undefined });
});

test("as a story goes on it grows later, and after night there is no morning", () => {
  expect(hours.map(laterThan)).toEqual(["dusk", "night", "night"]);
});

test("a link's picture is the scene's world, view and hour, and its words tell of no more", () => {
  const scene = sceneOf({ title: "The Whale Who Waved", style: "bedtime", about: "ocean", along: "kite" });
  expect(previewPath(scene)).toBe(`/previews/stories/ocean-${scene.view}-night.png`);
  expect(previewScene(scene)).toMatchObject({ world: "ocean", view: scene.view, hour: "night", thing: undefined });
});
