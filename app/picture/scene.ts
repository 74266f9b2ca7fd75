import type { StoryMetadata } from "../story/told/metadata";
import type { Thing, World } from "../story/worlds";
import { drawFrom } from "./draw";
import { type Air, airOf, type Hour, hourOf } from "./hours";
import { type View, views } from "./views";

/** What is known of a story when its picture is made. */
export type Pictured = Pick<StoryMetadata, "title" | "style" | "about" | "along">;

export interface Scene {
  readonly world: World;
  readonly view: "a" | "b";
  readonly hour: Hour;
  readonly air: Air;
  readonly sky: "a" | "b";
  readonly flipped: boolean;
  /** Where the view does not show it already. */
  readonly thing: Thing | undefined;
}

const either = (title: string, what: string) => drawFrom(title, what, 2) === 0;

/** The same story has the same scene everywhere: all that is not an answer is drawn from its title. */
export function sceneOf({ title, style, about = "anything", along }: Pictured): Scene {
  const view = either(title, "view") ? "a" : "b";
  const isShown = along !== undefined && viewOf({ world: about, view }).has?.includes(along);
  return {
    world: about,
    view,
    hour: hourOf(style, title),
    air: airOf(style),
    sky: either(title, "sky") ? "a" : "b",
    flipped: either(title, "side"),
    thing: isShown ? undefined : along,
  };
}

export const viewOf = ({ world, view }: Pick<Scene, "world" | "view">): View => views[world][view === "a" ? 0 : 1];

const articles: Partial<Record<Thing, string>> = {
  acorn: "An acorn",
  dinosaur: "A toy dinosaur",
  whale: "A toy whale",
};

const skies: Readonly<Record<Hour, Readonly<Record<"a" | "b", string>>>> = {
  day: { a: "in the sun", b: "in the sun" },
  dusk: { a: "as the sun goes down", b: "as the sun goes down" },
  night: { a: "under a thin moon", b: "under the full moon" },
};

/** 'A picture of a small boat with a lantern on the sea, under a thin moon. A kite is there, too.' */
export function describeScene(scene: Scene): string {
  const { thing, hour, sky } = scene;
  const along = thing ? ` ${articles[thing] ?? `A ${thing}`} is there, too.` : "";
  return `A picture of ${viewOf(scene).words}, ${skies[hour][sky]}.${along}`;
}
