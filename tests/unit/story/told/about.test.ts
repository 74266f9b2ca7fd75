import { expect, test } from "vitest";
import { furtherThemes, interests, surpriseInterest } from "../../../../app/story/catalogue";
import { metadataOf, picturedIn } from "../../../../app/story/told/about";
import { storyMetadataSchema } from "../../../../app/story/told/metadata";
import { worlds } from "../../../../app/story/worlds";

test("every preset and every further theme is a world of its own", () => {
  const chosen = [
    ...interests.map(({ value }) => value).filter((value) => value !== surpriseInterest),
    ...furtherThemes,
  ];
  for (const value of chosen) expect(picturedIn([value]).about).toBe(value);
  expect(chosen).toHaveLength(worlds.length - 2);
});

test.each([
  [["steam trains"], { about: "cars", along: "train" }],
  [["My grandma"], { about: "dear-ones" }],
  [["Puppies"], { about: "animals", along: "dog" }],
  [["lizards", "T-Rex"], { about: "dinosaurs", along: "dinosaur" }],
  [["space", "bunnies"], { about: "space", along: "rabbit" }],
  [["random"], {}],
  [["scarves", "cartography"], {}],
  [[""], {}],
])("%j is pictured as %j", (loves, pictured) => {
  expect(picturedIn(loves)).toEqual(pictured);
});

test("metadata of an unknown world is metadata still", () => {
  const known = { age: 4, style: "gentle", readingTime: "5-7 minutes", title: "A Walk" };
  expect(storyMetadataSchema.parse({ ...known, about: "submarines", along: 3 })).toEqual(known);
  expect(storyMetadataSchema.parse({ ...known, about: "ocean" })).toEqual({ ...known, about: "ocean" });
});

test("metadata says what of the loves the picture shows, and no word of a parent's", () => {
  const request = { age: 4, gender: "girl", interests: ["Tom's trains"], style: "funny", lesson: "kindness" } as const;
  const told = metadataOf({ ...request, interests: [...request.interests], readingTime: "5-7 minutes" }, "Toot");
  expect(told).toEqual({
    ...{ age: 4, style: "funny", lesson: "kindness", readingTime: "5-7 minutes", title: "Toot" },
    ...{ about: "cars", along: "train" },
  });
});
