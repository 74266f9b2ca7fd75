import { expect, test } from "vitest";
import { createTaleLoader } from "../../../../server/storybook/library";
import { aTale } from "../../../support/storybook/made-tales";

const tales = [aTale("4-5/space/one")];

function assetsOf(answer: (path: string) => Response) {
  const asked: string[] = [];
  const fetch = async (input: URL) => {
    asked.push(input.pathname);
    return answer(input.pathname);
  };
  return { asked, assets: { fetch } };
}

test("a file is read once, by however many requests", async () => {
  const { asked, assets } = assetsOf(() => Response.json(tales));
  for (let i = 0; i < 3; i++) {
    // Anew for each request, as services are.
    expect(await createTaleLoader(assets)("storybook/4-5-space-0a1b2c3d.json")).toEqual(tales);
  }
  await createTaleLoader(assets)("storybook/4-5-art-0a1b2c3d.json");
  expect(asked).toEqual(["/storybook/4-5-space-0a1b2c3d.json", "/storybook/4-5-art-0a1b2c3d.json"]);
});

test("a file that is not there is a failed story, and asked for again", async () => {
  const { asked, assets } = assetsOf(() => new Response(null, { status: 404 }));
  const load = createTaleLoader(assets);
  for (let i = 0; i < 2; i++)
    await expect(load("x.json")).rejects.toMatchObject({ code: "story_failed", retryable: true });
  expect(asked).toHaveLength(2);
});

test("without the binding a story fails, and trying again is no use", async () => {
  await expect(createTaleLoader(undefined)("x.json")).rejects.toMatchObject({ code: "story_failed", retryable: false });
});
