import { xml } from "./xml";

/** The moon on its thread, with a star on each side, in the color that the reader has text in. */
export const vignette = xml`<svg xmlns="http://www.w3.org/2000/svg" class="vignette" viewBox="0 0 168 16" width="168" height="16" aria-hidden="true" fill="currentColor">
<path d="M0 7.75h56v.5H0zM112 7.75h56v.5h-56z"/>
<path d="M85.9 2.9A5.2 5.2 0 1 0 89 9.600a4.600 4.600 0 0 1-3.100-6.700z"/>
<path d="M62 5.500q.4 2.100 2.500 2.500-2.100.4-2.500 2.500-.4-2.100-2.500-2.500 2.100-.4 2.500-2.500zM106 5.500q.4 2.100 2.500 2.500-2.100.4-2.500 2.500-.4-2.100-2.500-2.500 2.100-.4 2.500-2.500z"/>
</svg>`;
