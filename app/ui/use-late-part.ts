import { type ComponentType, useEffect, useState } from "react";

/**
 * What comes once the page works, so that it is there without a network too. Undefined until then, and where it does not
 * come: the page does without it.
 * @param load the same function at every render
 */
export function useLatePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => {},
    );
  }, [load]);
  return Part;
}
