import { handoffScript, themeScript } from "./compiled";

/** All the script that pages without the framework have: in their head, each allowed by its hash. */
export const scriptFreeScripts: readonly string[] = [themeScript, handoffScript];
