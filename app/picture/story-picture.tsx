import { laterThan } from "./hours";
import { height, piecesOf, width } from "./pieces";
import { describeScene, type Pictured, sceneOf } from "./scene";
import { addressOf } from "./sheets";

interface StoryPictureProps {
  /** Undefined while the title is not known: its place is kept. */
  readonly story: Pictured | undefined;
  /** Beside the story's own title it says nothing more. */
  readonly isDecoration?: boolean;
  /** At the story's end, when it has grown later. */
  readonly isLater?: boolean;
}

/** The scene of this story. Its drawings are files, its colors the theme's (`picture.css`). */
export function StoryPicture({ story, isDecoration = false, isLater = false }: StoryPictureProps) {
  const begun = story && sceneOf(story);
  const scene = begun && isLater ? { ...begun, hour: laterThan(begun.hour) } : begun;
  const words = scene && !isDecoration ? describeScene(scene) : undefined;
  return (
    <svg
      className="story-picture"
      preserveAspectRatio="xMidYMax slice"
      viewBox={`0 0 ${width} ${height}`}
      data-hour={scene?.hour}
      data-air={scene?.air}
      role={words && "img"}
      aria-label={words}
      aria-hidden={words === undefined || undefined}
    >
      {scene &&
        piecesOf(scene).map(({ sheet, name, transform }) => (
          <use
            key={`${sheet}-${name}`}
            href={`${addressOf(sheet)}#${name}`}
            transform={transform}
            width={sheet === "things" ? 48 : width}
            height={sheet === "things" ? 48 : height}
          />
        ))}
    </svg>
  );
}
