import * as build from "virtual:remix/server-build";
import { createApp } from "./app";

/** The development server's entry: as `index.ts`, but Vite gives the build anew after each change. */
export default createApp(build);
