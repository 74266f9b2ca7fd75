import { readBuild } from "../worker/remix-build";

/** Every way into the product that changes something, read from the build, so that a new route cannot be forgotten. */
export async function writablePaths(): Promise<string[]> {
  const build = await readBuild();
  return Object.values(build.routes).flatMap((route) => {
    if (!route?.module.action) return [];
    const parents: string[] = [];
    for (let at: typeof route | undefined = route; at; at = at.parentId ? build.routes[at.parentId] : undefined) {
      if (at.path) parents.unshift(at.path.replace(/:\w+/g, "x"));
    }
    const pathname = `/${parents.join("/")}`;
    // Remix also answers an action under its `.data` name.
    const twin = pathname === "/" ? "/_root.data" : `${pathname}.data`;
    return route.index ? [`${pathname}?index`, `${twin}?index`] : [pathname, twin];
  });
}
