/** A preview picture: words on the left, on the right the scene of its page, drawn by the same hand as all others. */

export const width = 1200;
export const height = 630;

export interface Preview {
  /** File name without its ending. */
  readonly name: string;
  /** The scene's file. */
  readonly scene: string;
  /** Small, above the label. */
  readonly eyebrow: string;
  /** In at most two lines. */
  readonly label: readonly string[];
}

interface Brand {
  readonly name: string;
  readonly tagline: string;
}

export const styleSheet = `
  body { margin: 0; height: ${height}px; position: relative; overflow: hidden; background: linear-gradient(180deg, var(--night), color-mix(in srgb, var(--night-low), var(--rosy) 12%)); color: var(--on-night); font-family: var(--face-title); text-rendering: geometricPrecision }
  .scene { position: absolute; right: -30px; bottom: 60px; width: 736px; height: 552px; fill: none; stroke: var(--roof); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; color: var(--roof); overflow: visible }
  .scene text { fill: var(--roof); stroke: none; font-family: var(--face-title); text-anchor: middle }
  .ground { position: absolute; inset: auto 0 0; height: 108px; background: var(--fir); border-radius: 50% 50% 0 0 / 16px 16px 0 0 }
  .words { position: absolute; inset: 0 0 0 80px; display: flex; flex-direction: column; justify-content: center; padding-bottom: 110px }
  .eyebrow { color: var(--thread); font-size: 34px }
  .label { font-size: 86px; line-height: 1.06; margin: 12px 0 0 }
  .brand { position: absolute; left: 80px; bottom: 30px; display: flex; align-items: center; gap: 16px; font-size: 36px }
  .brand small { color: var(--on-night-soft); font: 24px var(--face-story) }
  .brand svg { width: 46px; fill: var(--thread) }`;

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;");
}

/** @param scene the content of the scene's file: a symbol to be shown, or a drawing */
export function drawPreview(
  { eyebrow, label }: Preview,
  scene: string,
  moon: string,
  { name, tagline }: Brand,
): string {
  const drawing = scene
    .replace(/<symbol[^>]*>/, "")
    .replace("</symbol>", "")
    .replace(/<svg[^>]*>/, '<svg class="scene" viewBox="0 0 400 300">');
  return `${drawing}<div class="ground"></div>
  <div class="words"><div class="eyebrow">${escapeText(eyebrow)}</div><div class="label">${label.map(escapeText).join("<br>")}</div></div>
  <div class="brand"><svg viewBox="0 0 24 24"><path d="${moon}"/></svg>${escapeText(name)}<small>${escapeText(tagline)}</small></div>`;
}
