/** Finds the form for `enteredInForm(new FormData(form))` when the script arrives; `app/inline/wizard.script.ts` knows it. */
export const wizardFormId = "wizard";

/** The form's own script is here: what was held goes its way, and nothing is held any more. */
export function sendHeld(form: HTMLFormElement): void {
  const { dataset } = document.documentElement;
  dataset.live = "";
  if (!("held" in dataset)) return;
  delete dataset.held;
  form.requestSubmit();
}
