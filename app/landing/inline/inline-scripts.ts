import { themeBeforePaint } from "../../ui/theme/before-paint";

/**
 * Stores the choice of the pressed Create button (`preselected_category`, `preselected_value`) and takes it out of the
 * link's address. Where storage is refused the address keeps it, as it does without JavaScript.
 */
const handoffScript = `addEventListener("click",function(e){var a=e.target.closest("a[data-category]");if(a)try{localStorage.preselected_category=a.dataset.category;localStorage.preselected_value=a.dataset.value;a.search=""}catch(e){}})`;

/** All the script that pages without the framework have: in their head, each allowed by its hash. */
export const inlineScripts: readonly string[] = [themeBeforePaint, handoffScript];
