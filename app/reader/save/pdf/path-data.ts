/** A leg of a path in absolute coordinates, as the PDF library takes it: move, line, cubic curve, close. */
export interface Leg {
  readonly op: "m" | "l" | "c" | "h";
  readonly c: readonly number[];
}

/** How many numbers each command of SVG's path data takes, of those that our drawings have. */
const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };

const number = /[+-]?(?:\d+\.?\d*|\.\d+)/g;

type Numbers = readonly number[];

/** A circle's arc as curves of a quarter turn at most. Our drawings have no ellipses. */
function arc([x0 = 0, y0 = 0]: Numbers, [r = 0, , , large, sweep, x = 0, y = 0]: Numbers): Numbers[] {
  const [dx, dy] = [(x - x0) / 2, (y - y0) / 2];
  const half = Math.hypot(dx, dy);
  const radius = Math.max(r, half);
  const off = (Math.sqrt(radius ** 2 - half ** 2) / (half || 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [x0 + dx - off * dy, y0 + dy + off * dx];
  const from = Math.atan2(y0 - cy, x0 - cx);
  let turn = Math.atan2(y - cy, x - cx) - from;
  if (sweep && turn <= 0) turn += 2 * Math.PI;
  if (!sweep && turn >= 0) turn -= 2 * Math.PI;
  const count = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
  const reach = (4 / 3) * Math.tan(turn / count / 4);
  const on = (angle: number, along: number) => [
    cx + radius * (Math.cos(angle) - along * Math.sin(angle)),
    cy + radius * (Math.sin(angle) + along * Math.cos(angle)),
  ];
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [from + (i * turn) / count, from + ((i + 1) * turn) / count];
    return [...on(a, reach), ...on(b, -reach), ...on(b, 0)];
  });
}

function absolute(command: string, values: Numbers, [x0 = 0, y0 = 0]: Numbers): Numbers {
  if (command === "h") return values.map((value) => value + x0);
  if (command === "v") return values.map((value) => value + y0);
  // An arc begins with its radii, its tilt and two flags.
  const first = command === "a" ? 5 : 0;
  return values.map((value, i) => (i < first ? value : value + ((i - first) % 2 === 0 ? x0 : y0)));
}

/** @throws at a command that none of our drawings has */
export function legsOf(data: string): Leg[] {
  const legs: Leg[] = [];
  let start: Numbers = [0, 0];
  let at: Numbers = [0, 0];
  /** The last curve's second handle, which a smooth curve mirrors. */
  let handle: Numbers | undefined;
  const add = (op: Leg["op"], c: Numbers, end: Numbers) => {
    legs.push({ op, c });
    at = end;
    handle = op === "c" ? c.slice(2, 4) : undefined;
  };
  const draw = (command: string, values: Numbers) => {
    const [x0 = 0, y0 = 0] = at;
    const [x = 0] = values;
    if (command === "z") return add("h", [], start);
    if (command === "h") return add("l", [x, y0], [x, y0]);
    if (command === "v") return add("l", [x0, x], [x0, x]);
    if (command === "m" || command === "l") return add(command, values, values);
    const [hx = x0, hy = y0] = handle ?? [];
    const mirrored = [2 * x0 - hx, 2 * y0 - hy];
    const curves = command === "a" ? arc(at, values) : [command === "s" ? [...mirrored, ...values] : values];
    for (const curve of curves) add("c", curve, curve.slice(4));
  };
  for (const [, letter = "", text = ""] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const size = lengths[command];
    if (size === undefined) throw new Error(`A path has '${letter}', which no drawing of ours should.`);
    const numbers = (text.match(number) ?? []).map(Number);
    for (let i = 0; i === 0 || i < numbers.length; i += size || 1) {
      const values = numbers.slice(i, i + size);
      // What follows a move without a letter is a line.
      draw(command === "m" && i > 0 ? "l" : command, letter === command ? absolute(command, values, at) : values);
      if (command === "m" && i === 0) start = at;
    }
  }
  return legs;
}
