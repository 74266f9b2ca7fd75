import { Picture } from "../picture";
import { isNight } from "./is-night";

function show(input: HTMLInputElement | null) {
  if (input) input.checked = isNight();
}

/**
 * Day or night colors. The script in <head> (`before-paint.ts`) hears the change and, on pages without scripts of
 * their own, shows the state; without any script the switch is not there.
 */
export function ThemeSwitch() {
  return (
    <label className="theme-switch">
      <input
        ref={show}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        autoComplete="off"
        data-theme-switch=""
        aria-label="Night colors"
        suppressHydrationWarning
      />
      <Picture name="lamp" />
    </label>
  );
}
