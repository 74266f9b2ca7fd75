/*
 * Stores the choice of the pressed Create button (`preselected_category`, `preselected_value`) and takes it out of the
 * link's address. Where storage is refused the address keeps it, as it does without JavaScript.
 */
addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-category]");
  if (!link) return;
  try {
    localStorage[PRESELECTED_CATEGORY_KEY] = link.dataset.category;
    localStorage[PRESELECTED_VALUE_KEY] = link.dataset.value;
    link.search = "";
  } catch {
    // The address keeps it.
  }
});

export {};
