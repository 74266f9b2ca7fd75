/** Finds the form for `enteredInForm(new FormData(form))` when the script arrives; `app/inline/wizard.script.ts` knows it. */
export const wizardFormId = "wizard";

/** The form's own script has arrived: a held submission is sent, and none is held from now on. */
export function sendHeld(form: HTMLFormElement): void {
  const { dataset } = document.documentElement;
  dataset.live = "";
  if (!("held" in dataset)) return;
  delete dataset.held;
  form.requestSubmit();
}
