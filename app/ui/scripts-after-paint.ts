/**
 * On a slow line the framework's 100 KB would share the line with style sheets and faces, and a page that can be read
 * and answered without them would show later. So they are asked for when it stands on the screen.
 */

const held = "later";

/** What Remix writes for a hydrated page, with its module scripts and their preloads held until `startScripts` runs. */
export function holdScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${held}"`)
    .replace(/(<script\b[^>]*) type="module"/g, `$1 type="${held}"`);
}

/** Milliseconds after the page has loaded until nobody waits for a report any more: some browsers keep it to themselves. */
const longestWait = 500;

/**
 * Runs at the end of the document, and starts them when the browser reports its first paint; at once where it cannot, or
 * where nobody sees the page. The elements stay where they are, since hydration looks for them.
 */
export const startScripts = `(function(d,p){function s(){d.querySelectorAll("link[rel=${held}]").forEach(function(l){l.rel="modulepreload"});d.querySelectorAll("script[type=${held}]").forEach(function(o){var n=d.createElement("script");n.type="module";n.nonce=o.nonce;n.text=o.text;o.replaceWith(n)})}if(d.hidden||!p||!p.supportedEntryTypes||p.supportedEntryTypes.indexOf("paint")<0)s();else{new p(s).observe({type:"paint",buffered:true});addEventListener("load",function(){setTimeout(s,${longestWait})})}})(document,window.PerformanceObserver)`;
