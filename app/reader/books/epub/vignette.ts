import { xml } from "./xml";

/** The moon on its thread, with a star on each side, in the color that the reader has text in. */
export const vignette = xml`<svg xmlns="http://www.w3.org/2000/svg" class="vignette" viewBox="0 0 120 16" width="240" height="32" aria-hidden="true" fill="currentColor">
<path d="M0 7.8h38v.4H0zM82 7.8h38v.4H82z"/>
<path d="M60.200 1.600A6.500 6.500 0 1 0 66.300 10.800 5.800 5.800 0 0 1 60.200 1.600z"/>
<path d="M46 4.500q.5 3 3.500 3.500-3 .5-3.500 3.500-.5-3-3.500-3.500 3-.5 3.500-3.500zM74 4.500q.5 3 3.500 3.500-3 .5-3.500 3.500-.5-3-3.500-3.500 3-.5 3.500-3.500z"/>
</svg>`;
