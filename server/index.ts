import * as build from "virtual:remix/server-build";
import { createApp } from "./app";
import type { RawEnvironment } from "./env";

/** The Worker's entry. */
const app = createApp(build);

export default { fetch: app.fetch } satisfies ExportedHandler<RawEnvironment>;
