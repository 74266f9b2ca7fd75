import { Picture } from "./picture";

/** Day or night colours. The script in <head> (`theme-before-paint.ts`) hears the press; without scripts it is not there. */
export function ThemeSwitch() {
  return (
    <button type="button" className="theme-switch" data-theme-switch="" aria-label="Switch day and night colors">
      <Picture name="lamp" />
    </button>
  );
}
