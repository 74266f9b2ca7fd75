/** Whether the page has its night colors. */
export function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
}
