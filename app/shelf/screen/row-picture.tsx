import { useEffect, useRef, useState } from "react";
import { StoryPicture } from "../../picture/story-picture";
import { picturedIn } from "../../story/told/about";
import type { KeptStory } from "../kept-story";

const comesNear = new WeakMap<Element, () => void>();
/** One for all rows. */
let observer: IntersectionObserver | undefined;

function whenNear(place: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) comesNear.get(target)?.();
    },
    { rootMargin: "25%" },
  );
  comesNear.set(place, act);
  observer.observe(place);
  return () => observer?.unobserve(place);
}

/** Drawn when its row comes near the window: three hundred at once are too much for a slow phone. */
export function RowPicture({ story: { metadata, request } }: { readonly story: KeptStory }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current && !isNear) return whenNear(place.current, () => setIsNear(true));
  }, [isNear]);
  const story = isNear ? { ...metadata, ...picturedIn(request.interests) } : undefined;
  return (
    <div className="shelf-picture" ref={place}>
      {story && <StoryPicture story={story} isDecoration />}
    </div>
  );
}
