/** Of the element that holds all of a page, and nothing of anybody else's. */
export const pageId = "page";
