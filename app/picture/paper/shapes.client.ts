/** One drawing of a picture, with its colors as style sheets give them. */
export interface Shape {
  /** In units of its own, which `matrix` takes to the picture's. */
  readonly path: string;
  readonly matrix: DOMMatrix;
  /** `rgb(…)`, or undefined. */
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  readonly lineWidth: number;
  readonly opacity: number;
}

const circle = (r: number, x: number, y: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;

function pathOf(element: SVGGraphicsElement): string {
  const value = (name: string) => Number(element.getAttribute(name) ?? 0);
  return element.getAttribute("d") ?? circle(value("r"), value("cx"), value("cy"));
}

/** Through all groups, which is no matter of where or whether the drawing shows. */
function matrixOf(element: Element, svg: Element): DOMMatrix {
  if (element === svg) return new DOMMatrix();
  const own = (element as SVGGraphicsElement).transform.baseVal.consolidate()?.matrix;
  const outer = matrixOf(element.parentElement ?? svg, svg);
  return own ? outer.multiply(DOMMatrix.fromMatrix(own)) : outer;
}

function opacityOf(element: Element, svg: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at && at !== svg; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

function shapeOf(element: SVGGraphicsElement, svg: Element): Shape {
  const { fill, stroke, strokeWidth } = getComputedStyle(element);
  const painted = (paint: string) => (paint === "none" ? undefined : paint);
  return {
    path: pathOf(element),
    matrix: matrixOf(element, svg),
    fill: painted(fill),
    stroke: painted(stroke),
    lineWidth: Number.parseFloat(strokeWidth),
    opacity: opacityOf(element, svg),
  };
}

export interface Seen {
  readonly shapes: readonly Shape[];
  /** What style sheets say of the whole: its variables too. */
  readonly style: (property: string) => string;
}

/** Hands out what a drawing looks like while it is in the page: only there do style sheets say its colors. */
export function seenInPage<Found>(svg: SVGSVGElement, read: (seen: Seen) => Found): Found {
  svg.style.display = "none";
  document.body.appendChild(svg);
  try {
    const drawings = svg.querySelectorAll<SVGGraphicsElement>("path, circle");
    const style = getComputedStyle(svg);
    return read({
      shapes: Array.from(drawings, (one) => shapeOf(one, svg)),
      style: (property) => style.getPropertyValue(property).trim(),
    });
  } finally {
    svg.remove();
  }
}
