import type { Plugin } from "vite";

const insertion = /^__insertCSS\(.*\);?$/m;

/**
 * sonner writes its style sheet into the page as an element, which our Content-Security-Policy forbids. The same rules are
 * a file in its package, which `app/ui/toasts` imports; here the writing is taken out.
 */
export function toastStylesFromFile(): Plugin {
  return {
    name: "toast-styles-from-file",
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs(?:\?|$)/.test(id)) return;
      if (!insertion.test(code)) throw new Error("sonner no longer inserts its styles as we know it");
      return { code: code.replace(insertion, ""), map: null };
    },
  };
}
