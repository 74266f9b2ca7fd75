import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; on the server, where React warns of it and runs neither, an effect. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
