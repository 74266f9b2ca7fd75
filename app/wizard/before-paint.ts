import { steps } from "../story/steps";

const fields = steps.map(({ field }) => field).join("|");

/**
 * Runs in <head> before the first paint and marks <html>, so that style sheets alone decide what a reload paints:
 * `data-js` (taken back when a script of the page does not come: the form then works as without scripts), `data-step` when the address names a step, `data-screen` when it names the story,
 * `data-handed` when another page left a choice in storage.
 */
export const beforePaintScript = `(function(d,h){d.js="";addEventListener("error",function(e){if(e.target.tagName=="SCRIPT")delete d.js},true);if(h=="story")d.screen=h;else if(/^(${fields})$/.test(h))d.step=h;try{if(localStorage.preselected_value)d.handed=""}catch(e){}})(document.documentElement.dataset,location.hash.slice(1))`;
