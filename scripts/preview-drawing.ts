/**
 * What all preview pictures have in common: night sky, moon, hills and the house with its lit window. Colours are the
 * design tokens and mixtures of them; a scene turns them its own way through `--hue` and `--turn`.
 */

export const width = 1200;
export const height = 630;

export interface Scene {
  /** File name without its ending. */
  readonly name: string;
  /** Small, above the label. */
  readonly eyebrow: string;
  /** In at most two lines. */
  readonly label: readonly string[];
  /** The colour that the night is tinted with, and how much of it, in percent. */
  readonly tint: readonly [colour: string, percent: number];
  /** The colour of first or last light at the horizon. */
  readonly dawn?: string;
  /** The thread's way from the moon, as an SVG path. */
  readonly thread: string;
  /** Behind the hills, on them, and instead of the house where the scene has one of its own. */
  readonly far?: string;
  readonly near?: string;
  /** On the moon. */
  readonly cap?: string;
  readonly house?: string;
}

const star = (x: number, y: number, size: number) =>
  `<path class="light" d="M${x} ${y - size}l${size * 0.28} ${size * 0.72} ${size * 0.72} ${size * 0.28}-${size * 0.72} ${size * 0.28}-${size * 0.28} ${size * 0.72}-${size * 0.28}-${size * 0.72}-${size * 0.72}-${size * 0.28} ${size * 0.72}-${size * 0.28}z"/>`;

/** Four-pointed stars at `x y size` places. */
export function stars(...places: readonly (readonly [x: number, y: number, size: number])[]): string {
  return places.map(([x, y, size]) => star(x, y, size)).join("");
}

function dots(): string {
  const places = [
    [90, 70],
    [210, 60],
    [330, 92],
    [455, 66],
    [560, 100],
    [690, 70],
    [640, 160],
    [760, 40],
    [735, 300],
    [1110, 70],
    [1150, 210],
    [830, 250],
    [1060, 330],
    [640, 400],
    [1165, 380],
    [140, 420],
    [420, 396],
    [52, 300],
    [300, 40],
  ];
  return places
    .map(
      ([x, y], i) =>
        `<circle class="light" cx="${x}" cy="${y}" r="${1.6 + (i % 3) * 0.7}" opacity="${0.5 + (i % 2) * 0.3}"/>`,
    )
    .join("");
}

/** On the ground at `x y`, `scale` times 48 by 44. */
export function house(x: number, y: number, scale = 3.4): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle cx="18.500" cy="32" r="26" fill="url(#glow)"/>
    <path class="wall" d="M9 22h30v22H9z"/><path class="dark" d="M4 24L24 7l7 6V8h5v9l8 7z"/>
    <path class="lamp" d="M15 28h7v8h-7z"/><path class="wall-line" d="M18.500 28v8M15 32h7"/><path class="dark" d="M28 31h6v13h-6z"/></g>`;
}

/** A fir tree standing at `x y`. */
export function fir(x: number, y: number, scale = 1): string {
  return `<path class="dark" transform="translate(${x} ${y}) scale(${scale})" d="M0-130l30 44h-14l28 40h-18l30 46H-56l30-46h-18l28-40h-14z"/>`;
}

export function cloud(x: number, y: number, scale = 1): string {
  return `<path class="cloud" transform="translate(${x} ${y}) scale(${scale})" d="M-90 30a30 30 0 0 1 6-59 44 44 0 0 1 84-14 34 34 0 0 1 52 22 26 26 0 0 1 10 51z"/>`;
}

const moon = `<g transform="translate(820 20) scale(1.9)"><circle cx="90" cy="62" r="92" fill="url(#glow)"/>
  <path class="moon" d="M92 18A46 46 0 1 0 124 92 38 38 0 1 1 92 18Z"/></g>`;

const wordmark = `<g transform="translate(80 528)"><path class="thread-fill" transform="scale(1.75)" d="M14.500 2.500A9.700 9.700 0 1 0 21.500 15.200 8.300 8.300 0 0 1 14.500 2.500Z"/>`;

const styleSheet = `
  .sky-top { stop-color: var(--top) } .sky-low { stop-color: var(--horizon) }
  .glow-in { stop-color: var(--thread); stop-opacity: .34 } .glow-out { stop-color: var(--thread); stop-opacity: 0 }
  .light { fill: var(--on-night) } .soft { fill: var(--on-night-soft) } .thread-fill { fill: var(--thread) }
  .moon { fill: color-mix(in oklab, var(--thread), var(--on-night) 55%) }
  .hill-back { fill: var(--hill) } .hill { fill: color-mix(in oklab, var(--hill), var(--front) 55%) } .hill-front { fill: var(--front) }
  .wall { fill: color-mix(in oklab, var(--low), var(--front) 30%) } .dark { fill: var(--dark) } .lamp { fill: var(--thread) }
  .wall-line { fill: none; stroke: var(--dark); stroke-width: .8 }
  .cloud { fill: color-mix(in oklab, var(--low), var(--on-night) 22%); }
  .thread { fill: none; stroke: var(--thread); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round }
  .thin { stroke-width: 3 } .line { fill: none; stroke: var(--dark); stroke-width: 6; stroke-linecap: round }
  .tint { fill: color-mix(in oklab, var(--hue), var(--on-night) 35%) } .rose { fill: color-mix(in oklab, #d9788f, var(--on-night) 25%) }
  .leaf { fill: color-mix(in oklab, #79a37b, var(--on-night) 15%) } .sea { fill: color-mix(in oklab, #5f93b8, var(--on-night) 15%) }
  text { font-family: "Story Face"; fill: var(--on-night) }
  .eyebrow { font-size: 34px; fill: var(--thread) } .label { font-size: 92px; font-weight: 700; letter-spacing: -.01em }
  .name { font-size: 38px; font-weight: 700 } .tagline { font-size: 25px; fill: var(--on-night-soft) }
  .lid { fill: none; stroke: var(--on-night); stroke-width: 3; stroke-linecap: round } .dark-line { stroke: var(--dark) }
  .yarn { fill: var(--thread) } .yarn-line { fill: none; stroke: color-mix(in oklab, var(--thread), var(--dark) 40%); stroke-width: 3; stroke-linecap: round }
  .fox { fill: color-mix(in oklab, #d8813f, var(--on-night) 12%) } .bear { fill: color-mix(in oklab, #b98050, var(--on-night) 12%) }
  .wall-deep { fill: color-mix(in oklab, var(--low), var(--front) 50%) } .page { fill: var(--on-night-soft) }
  .writing { fill: none; stroke: color-mix(in oklab, var(--on-night-soft), var(--night) 35%); stroke-width: 4; stroke-linecap: round }
  .patch { fill: color-mix(in oklab, var(--hue), var(--on-night) 62%) } .wood { fill: color-mix(in oklab, #8a5a3c, var(--front) 20%) }
  .leg { fill: none; stroke: var(--on-night); stroke-width: 20; stroke-linecap: butt } .stripe { fill: none; stroke: color-mix(in oklab, #d9586f, var(--on-night) 10%); stroke-width: 20; stroke-dasharray: 11 11 }
  .wave { fill: color-mix(in oklab, #3f86a8, var(--front) 45%) } .wave-near { fill: color-mix(in oklab, #3f86a8, var(--front) 62%) }
  .neck { fill: none; stroke: color-mix(in oklab, #79a37b, var(--on-night) 15%); stroke-width: 38; stroke-linecap: round }
  .tail { fill: color-mix(in oklab, #b5622a, var(--on-night) 8%) }
  .trunk { stroke-width: 9 } .owl { fill: color-mix(in oklab, #8a7358, var(--front) 20%) } .spikes { fill: none; stroke: color-mix(in oklab, #79a37b, black 25%); stroke-width: 6; stroke-linejoin: round }
  .number { font-size: 44px; font-weight: 700; fill: var(--dark); text-anchor: middle }`;

function colours({ tint: [colour, percent], dawn }: Scene): string {
  const low = `color-mix(in oklab, var(--night-low), var(--hue) ${percent}%)`;
  return `--hue: ${colour};
    --top: color-mix(in oklab, color-mix(in oklab, var(--night), black 22%), var(--hue) ${percent * 0.6}%);
    --low: ${low}; --horizon: ${dawn ? `color-mix(in oklab, ${low}, ${dawn} 62%)` : low};
    --hill: color-mix(in oklab, color-mix(in oklab, var(--night), var(--night-low) 22%), var(--hue) ${percent * 0.5}%);
    --front: color-mix(in oklab, color-mix(in oklab, var(--night), black 30%), var(--hue) ${percent * 0.25}%);
    --dark: color-mix(in oklab, color-mix(in oklab, var(--night), black 50%), var(--hue) ${percent * 0.15}%);`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;");
}

export interface Brand {
  readonly name: string;
  readonly tagline: string;
}

/** The picture as SVG. It needs the design tokens and a face named 'Story Face' around it. */
export function drawScene(scene: Scene, { name, tagline }: Brand): string {
  const first = scene.label.length > 1 ? 246 : 300;
  const label = scene.label.map(
    (line, i) => `<text class="label" x="76" y="${first + i * 100}">${escapeText(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="${colours(scene)}">
  <style>${styleSheet}</style>
  <defs><linearGradient id="sky" x2="0" y2="1"><stop class="sky-top"/><stop class="sky-low" offset=".88"/></linearGradient>
  <radialGradient id="glow"><stop class="glow-in"/><stop class="glow-out" offset="1"/></radialGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>${dots()}${moon}${scene.cap ?? ""}${scene.far ?? ""}
  <path class="hill-back" d="M0 476C190 424 360 420 560 462S960 440 1200 396V630H0z"/>
  ${scene.house ?? house(905, 316)}
  <path class="hill" d="M0 520C160 474 330 470 540 500s400 6 660-44v174H0z"/>
  <path class="thread" d="${scene.thread}"/>${scene.near ?? ""}
  <path class="hill-front" d="M0 500C170 486 330 492 520 530s430 56 680 26v74H0z"/>
  <text class="eyebrow" x="80" y="${first - 108}">${escapeText(scene.eyebrow)}</text>${label.join("")}
  ${wordmark}</g><text class="name" x="134" y="563">${escapeText(name)}</text><text class="tagline" x="134" y="598">${escapeText(tagline)}</text></svg>`;
}
