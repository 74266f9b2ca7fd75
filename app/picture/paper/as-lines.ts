/** Light or mist: between the lines it would be a gray stain. */
const isHaze = (drawing: Element) =>
  drawing.hasAttribute("opacity") && drawing.hasAttribute("fill") && drawing.getAttribute("stroke") === "none";

const hasInk = (drawing: Element) => drawing.hasAttribute("stroke") && drawing.getAttribute("stroke") !== "none";

/** Makes a scene line art: all plates white, so that they hide what is behind them, and all ink dark. */
export function asLines(scene: SVGSVGElement): SVGSVGElement {
  for (const haze of Array.from(scene.querySelectorAll("[opacity]")).filter(isHaze)) haze.remove();
  // Stars have no ink of their own; plates of all other drawings stand a little beside theirs.
  const [sky, air] = Array.from(scene.children, (piece) =>
    piece.querySelectorAll('[fill][stroke="none"]:not([transform])'),
  );
  for (const star of [...(sky ?? []), ...(air ?? [])]) star.setAttribute("stroke", "currentcolor");
  for (const drawing of scene.querySelectorAll("path, circle")) {
    drawing.removeAttribute("opacity");
    if (drawing.hasAttribute("fill")) drawing.setAttribute("fill", "white");
    if (hasInk(drawing)) drawing.setAttribute("stroke", "currentcolor");
  }
  const look = { fill: "none", stroke: "currentcolor", "stroke-width": "2.4", "stroke-linecap": "round" };
  for (const [name, value] of Object.entries(look)) scene.setAttribute(name, value);
  scene.setAttribute("stroke-linejoin", "round");
  return scene;
}
