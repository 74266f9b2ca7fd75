import { type ComponentType, useEffect, useState } from "react";
import { ErrorScreen } from "../../../reader/error-screen";
import { brand } from "../../../story/brand";
import { storyErrors } from "../../../story/errors";
import { bringLaterSheet } from "../../../ui/first-paint/bring-later-sheet";
import { isOutdated } from "../../../ui/late-parts/is-outdated";
import { reachSite } from "../../../ui/late-parts/reach-site";
import { useOnline } from "../../../ui/use-online";
import laterSheet from "../later.css?url";
import { keepOrder, type Order } from "../order";
import type { TellingScreenProps } from "./screen.client";

let loaded: ComponentType<TellingScreenProps> | undefined;

/** Fetches code and looks of everything after Create Story, once. @throws when the network does not give both. */
export async function loadTelling(): Promise<ComponentType<TellingScreenProps>> {
  if (loaded) return loaded;
  const [part] = await Promise.all([import("./screen.client"), bringLaterSheet(laterSheet)]);
  loaded = part.default;
  return loaded;
}

const outdated = `There is a newer ${brand.name}. Your answers are kept: trying again loads it.`;

/** Some browsers never ask again for a script that failed to come: once the network is back, a new page must. */
async function reloadWhenReachable(order: Order): Promise<never> {
  await reachSite();
  if (!keepOrder(order)) throw new Error("the order would be lost");
  location.reload();
  return new Promise(() => {});
}

/** The story's screens, whose code comes while the parent answers; where it could not, the parent reads so and tries again. */
export function TellingDoor(props: TellingScreenProps) {
  const { order } = props;
  const [Screen, setScreen] = useState(() => loaded);
  const [failures, setFailures] = useState(0);
  const [isTrying, setIsTrying] = useState(true);
  const [message, setMessage] = useState<string>(storyErrors.network.message);
  const isOnline = useOnline();

  useEffect(() => {
    if (isOnline) setIsTrying(true);
  }, [isOnline]);

  useEffect(() => {
    if (Screen || !isTrying) return;
    let isGone = false;
    const fail = async () => {
      const isNewer = await isOutdated();
      if (isGone) return;
      const failure = navigator.onLine ? storyErrors.network : storyErrors.offline;
      setMessage(isNewer ? outdated : failure.message);
      setFailures(failures + 1);
      setIsTrying(false);
    };
    loadTelling()
      .catch((thrown) => (failures === 0 ? Promise.reject(thrown) : reloadWhenReachable(order ?? {})))
      .then((screen) => isGone || setScreen(() => screen), fail);
    return () => {
      isGone = true;
    };
  }, [Screen, failures, isTrying, order]);

  if (Screen) return <Screen {...props} />;
  return (
    <main className="page reader-screen">
      {isTrying ? (
        <div className="loading">
          <h1>AI Creating Your Story</h1>
        </div>
      ) : (
        <ErrorScreen message={message} onTryAgain={() => setIsTrying(true)} onStartOver={props.onStartOver} />
      )}
    </main>
  );
}
