/* Put in by `scripts/inline-scripts.ts` when the scripts are compiled, from where the rest of the product has them. */
declare const WIZARD_FORM: string;
/** The steps' names between bars: 'age|gender|…'. */
declare const STEP_NAMES: string;
declare const THEME_KEY: string;
declare const SKY_BY_DAY: string;
declare const SKY_BY_NIGHT: string;
declare const TYPE_SIZE_KEY: string;
declare const LINE_SPACING_KEY: string;
declare const FACE_KEY: string;
declare const SHELF_KEY: string;
declare const PRESELECTED_CATEGORY_KEY: string;
declare const PRESELECTED_VALUE_KEY: string;
declare const HELD: string;
/** Milliseconds. */
declare const LONGEST_WAIT: number;
