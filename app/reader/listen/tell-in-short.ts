import type { StoryRequest } from "../../story/request";
import type { Retelling } from "../../story/retelling";

/** A storybook story in its short form, told in the page, whose code comes only now. @throws where it does not come */
export async function tellInShort(request: StoryRequest, retelling: Retelling): Promise<string> {
  const here = await import("../../offline/telling/tell-here.client");
  return here.tellInShort(request, retelling);
}
