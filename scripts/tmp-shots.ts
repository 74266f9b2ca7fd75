import { chromium } from "@playwright/test";
import { chromiumLaunch, installChromium } from "../tests/browser/chromium.ts";
await installChromium();
const b = await chromium.launch(chromiumLaunch());
const [,, ...paths] = process.argv;
for (const p of paths) for (const [w,h] of [[390,844],[1280,800]] as const) for (const scheme of (process.env.DARK ? ["dark"] : ["light"]) as ("light"|"dark")[]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme });
  const page = await c.newPage();
  page.on("console", m => console.log(p, m.type(), m.text()));
  await page.goto("http://127.0.0.1:18861" + p);
  await page.waitForTimeout(300);
  const name = p.replace(/\W+/g, "_");
  await page.screenshot({ path: `/tmp/landing-shots/${name}-${w}${process.env.DARK ? "-dark" : ""}.png`, fullPage: !process.env.FOLD });
  await c.close();
}
await b.close();
