/** Light or mist: between the lines it would be a gray stain. */
const isHaze = (drawing: Element) =>
  drawing.hasAttribute("opacity") && drawing.hasAttribute("fill") && drawing.getAttribute("stroke") === "none";

/**
 * Makes a scene line art: all plates white, so that they hide what is behind them, and all ink dark. What has no ink of its
 * own is drawn where its stroke is the variable `--line`, which no style sheet sets.
 */
export function asLines(scene: SVGSVGElement): SVGSVGElement {
  for (const faint of scene.querySelectorAll("[opacity]")) {
    if (isHaze(faint)) faint.remove();
    else faint.removeAttribute("opacity");
  }
  for (const filled of scene.querySelectorAll("[fill]")) filled.setAttribute("fill", "white");
  for (const inked of scene.querySelectorAll('[stroke]:not([stroke="none"])')) {
    inked.setAttribute("stroke", "currentcolor");
  }
  const look = { fill: "none", stroke: "currentcolor", "stroke-width": "2.4" };
  for (const [name, value] of Object.entries(look)) scene.setAttribute(name, value);
  for (const end of ["linecap", "linejoin"]) scene.setAttribute(`stroke-${end}`, "round");
  return scene;
}
