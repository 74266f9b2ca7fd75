import { steps } from "../story/steps";

const fields = steps.map(({ field }) => field).join("|");

/** Finds the form for `keptFromForm(new FormData(form))` when the script arrives. */
export const wizardFormId = "wizard";

/**
 * Runs in <head> before the first paint and marks <html>, so that style sheets alone decide what a reload paints:
 * `data-js` (taken back when a script of the page does not come: the form then works as without scripts), `data-step` when the address names a step, `data-screen` when it names the story,
 * `data-handed` when another page left a choice in storage.
 *
 * Create Story pressed before the script is here would post a form without the answers that this tab has kept: it is
 * held (`data-held`) until `sendHeld`, or posted as it is when the script does not come.
 */
export const beforePaintScript = `(function(d,h,l){l("error",function(e){if(e.target.tagName=="SCRIPT"){delete d.js;"held"in d&&document.forms.${wizardFormId}.requestSubmit()}},true);l("submit",function(e){if(e.target.id=="${wizardFormId}"&&"js"in d&&!("live"in d)){e.preventDefault();d.held=""}},true);d.js="";if(h=="story")d.screen=h;else if(/^(${fields})$/.test(h))d.step=h;try{if(localStorage.preselected_value)d.handed=""}catch(e){}})(document.documentElement.dataset,location.hash.slice(1),addEventListener)`;

/** The form's own script is here: what was held goes its way, and nothing is held any more. */
export function sendHeld(form: HTMLFormElement): void {
  const { dataset } = document.documentElement;
  dataset.live = "";
  if (!("held" in dataset)) return;
  delete dataset.held;
  form.requestSubmit();
}
