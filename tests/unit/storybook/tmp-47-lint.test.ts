import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { ages47 as b } from "../../../app/storybook/content/ages-4-7/band";
const slotWords: Record<string, number> = { hero: 1, he: 1, him: 1, his: 1, himself: 1, was: 1, pal: 3, "the pal": 4, "a pal": 4, tool: 2, "the tool": 3, "the helper": 3, "a helper": 3, grownup: 1, home: 3, town: 1, weather: 1, colour: 1, weekday:1, count:1 };
const short = (t: string) => t.replace(/\s?\[[^\]]*\]/gu, "");
const open = (t: string) => t.replace(/[[\]]/gu, "");
const plain = (t: string, joins: string) =>
  t.replace(/\{([^{}]*)\}/gu, (_, s: string) => {
    if (s.includes("|")) return s.split("|").reduce((a, c) => (c.split(" ").length > a.split(" ").length ? c : a));
    const k = s.toLowerCase();
    if (k.startsWith("h.")) return "h";
    return Array(slotWords[k] ?? (/^(a|an|the) /.test(k) ? 3 : 2)).fill("w").join(" ");
  }).replace(/\s*\+(and|but|so)\b/gu, joins);
const words = (t: string) => t.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/gu)?.length ?? 0;
const sents = (t: string) => t.split(/(?<=[.!?]["'”’)]*)\s+/u);
const out: string[] = [];
let total = 0;
function chk(kind: string, list: readonly string[], limit: number) {
  for (const t of list) {
    total += words(plain(open(t), " and"));
    const n = words(plain(short(t), ", and"));
    if (n > limit) out.push(`LONG ${kind} ${n}>${limit}: ${t}`);
    for (const s of sents(plain(open(t), ". And"))) if (words(s) > 18) out.push(`SENT ${kind} ${words(s)}: ${s} <<< ${t}`);
    const cap = plain(open(t), ". X");
    void cap;
    const slots = (t.match(/\{[^{}]*\}/gu) ?? []).length;
    const w = words(plain(open(t), " and"));
    if (process.env.THIN && w / Math.max(1, slots) > 7 && w > 12) out.push(`THIN ${kind} ${w}/${slots}: ${t}`);
  }
}
test("lint", () => {
  for (const [m, l] of Object.entries(b.openings)) chk(`opening ${m} (${l.length})`, l, 25);
  for (const [m, l] of Object.entries(b.moodEvents)) chk(`event ${m}`, l, 45);
  for (const [m, l] of Object.entries(b.moodCalms)) chk(`mcalm ${m}`, l, 22);
  for (const g of b.goals) { chk(`want ${g.id}`, g.want, 28); chk(`reached ${g.id}`, g.reached, 20); }
  for (const o of b.obstacles) { chk(`meet ${o.id}`, o.meet, 22); for (const f of o.fails) chk(`fail ${o.id}`, f.texts, 24); chk(`solve ${o.id}`, o.solve, 28); }
  for (const h of b.helpers) chk(`enter ${h.id}`, h.enter, 18);
  for (const t of b.turns) { chk(`test ${t.id}`, t.test, 20); chk(`act ${t.id}`, t.act, 26); chk(`voice ${t.id}`, t.voice, 13); }
  for (const e of b.endings) { chk(`home ${e.id}`, e.home, 30); chk(`bed ${e.id}`, e.bed, 22); }
  for (const [p, l] of Object.entries(b.interludes)) chk(`inter ${p}`, l, 45);
  for (const e of b.episodes) for (const x of e.beats) chk(`ep ${e.id}`, x, 60);
  for (const [r, ph] of Object.entries(b.threads)) for (const [p, l] of Object.entries(ph)) chk(`thread ${r} ${p} (${l.length})`, l, 12);
  chk("naming", b.naming, 14); chk("lv", b.lessonVoices, 16); chk("refr", b.refrains, 20); chk("bh", b.briefHomes, 14); chk("hook", b.hooks, 16);
  writeFileSync("/tmp/s47/lint.txt", `total ${total}\n${out.join("\n")}\n`);
});
