/**
 * On a slow line the framework's 100 KB would share the line with style sheets and faces, and a page that can be read
 * and answered without them would show later. So they are asked for when it stands on the screen.
 */

/** `app/inline/after-paint.script.ts` knows it. */
export const held = "later";

/** What Remix writes for a hydrated page, with its module scripts and their preloads held until that script runs. */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${held}"`)
    .replace(/(<script\b[^>]*) type="module"/g, `$1 type="${held}"`);
}
