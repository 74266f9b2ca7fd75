import { steps } from "../story/steps";

const fields = steps.map(({ field }) => field).join("|");

/**
 * Runs in <head> before the first paint and marks <html>, so that style sheets alone decide what a reload paints:
 * `data-js`, `data-step` when the address names a step, `data-screen` when it names the story.
 */
export const beforePaintScript = `(function(d,h){d.js="";if(h=="story")d.screen=h;else if(/^(${fields})$/.test(h))d.step=h})(document.documentElement.dataset,location.hash.slice(1))`;
