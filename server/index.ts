import * as build from "virtual:remix/server-build";
import styleSources from "virtual:style-sources";
import { createApp } from "./app";
import { type RawEnvironment, readEnvironment } from "./env/environment";
import { logToConsole } from "./runtime/log";
import { doDailyWork } from "./services";

export { StoryCounts } from "./limits/story-counts";
export { TellingObject } from "./telling-object";

/** The Worker's entry. */
const app = createApp(build, styleSources);

export default {
  fetch: app.fetch,
  scheduled: (_event, environment) => doDailyWork(readEnvironment(environment), logToConsole),
} satisfies ExportedHandler<RawEnvironment>;
