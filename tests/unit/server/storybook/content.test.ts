import { expect, test } from "vitest";
import { writtenContent } from "../../../../app/storybook/written-content";
import { createStorybookContent } from "../../../../server/storybook/content";

function assetsOf(answer: (path: string) => Response) {
  const asked: string[] = [];
  const fetch = async (input: URL) => {
    asked.push(input.pathname);
    return answer(input.pathname);
  };
  return { asked, assets: { fetch } };
}

test("each age has its content, read once", async () => {
  const { asked, assets } = assetsOf((path) => {
    const [, written] = Object.entries(writtenContent).find(([name]) => path === `/storybook/${name}.json`) ?? [];
    return Response.json(written);
  });
  for (const [age, name] of [
    [2, "ages-2-3"],
    [3, "ages-2-3"],
    [4, "ages-4-7"],
    [7, "ages-4-7"],
    [8, "ages-8-12"],
    [12, "ages-8-12"],
  ] as const) {
    // Anew for each request, as services are.
    expect(await createStorybookContent(assets)(age)).toEqual(writtenContent[name]);
  }
  expect(asked).toEqual(["/storybook/ages-2-3.json", "/storybook/ages-4-7.json", "/storybook/ages-8-12.json"]);
});

test("content that is not there is a failed story, and asked for again", async () => {
  const { asked, assets } = assetsOf(() => new Response(null, { status: 404 }));
  const load = createStorybookContent(assets);
  for (let i = 0; i < 2; i++) await expect(load(5)).rejects.toMatchObject({ code: "story_failed", retryable: true });
  expect(asked).toHaveLength(2);
});

test("without the binding a story fails, and trying again is no use", async () => {
  await expect(createStorybookContent(undefined)(5)).rejects.toMatchObject({ code: "story_failed", retryable: false });
});
