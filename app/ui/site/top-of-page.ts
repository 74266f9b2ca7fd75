export const topOfPage = "#top";

/** In the generator the part of the address after `#` names the question, which a way to the top must not change. */
export function keepAddressOnTheWayUp(): void {
  document.querySelector(".site-footer")?.addEventListener("click", (event) => {
    if (!(event.target as Element).closest(`[href="${topOfPage}"]`)) return;
    event.preventDefault();
    scrollTo({ top: 0 });
  });
}
