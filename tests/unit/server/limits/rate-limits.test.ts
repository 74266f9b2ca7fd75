import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createAdmission } from "../../../../server/limits/rate-limits";

function limit(lets = Number.POSITIVE_INFINITY) {
  const keys: string[] = [];
  const binding: RateLimit = {
    limit: async ({ key }) => {
      keys.push(key);
      return { success: keys.length <= lets };
    },
  };
  return { keys, binding };
}

const silent = () => {};

test("counts by home, network and by the hash of the id, each kind of work by itself", async () => {
  const byId = limit();
  const byHome = limit();
  const byNetwork = limit();
  const bindings = { byId: byId.binding, byHome: byHome.binding, byNetwork: byNetwork.binding };
  await createAdmission("telling", bindings, "2001:db8:1:2:3::4", silent)("anna");
  await createAdmission("sharing", bindings, "203.0.113.7", silent)("anna");
  expect(byHome.keys).toEqual(["telling 2001:db8:1:2::/64"]);
  expect(byNetwork.keys).toEqual(["telling 2001:db8:1:0::/56", "sharing 203.0.113.7"]);
  expect(byId.keys.map((key) => key.split(" ")[0])).toEqual(["telling", "sharing"]);
  for (const key of byId.keys) expect(key).toMatch(/^\w+ [\da-f]{64}$/);
});

test("whoever sends no id is counted by network alone", async () => {
  const byId = limit();
  const bindings = { byId: byId.binding, byHome: undefined, byNetwork: limit(1).binding };
  const admit = createAdmission("telling", bindings, undefined, silent);
  await admit();
  await expect(admit()).rejects.toMatchObject({ code: "busy", status: 429, retryable: true, retryAfter: 60 });
  expect(byId.keys).toEqual([]);
});

test.each(["telling", "sharing"] as const)("too much %s is named in the log, without id or address", async (work) => {
  const logged: string[] = [];
  const bindings = { byId: limit(0).binding, byHome: undefined, byNetwork: limit().binding };
  const admit = createAdmission(work, bindings, "203.0.113.7", (...line) => void logged.push(JSON.stringify(line)));
  await expect(admit("anna")).rejects.toThrow(/busy/);
  expect(logged).toEqual([JSON.stringify(["info", "rate_limited", { work, by: "id" }])]);
});

test("a limit that is missing or fails holds nobody back", async () => {
  const logged: string[] = [];
  const broken: RateLimit = { limit: () => Promise.reject(new TypeError("203.0.113.7")) };
  const log = (...line: unknown[]) => void logged.push(JSON.stringify(line));
  await createAdmission(
    "telling",
    { byId: undefined, byHome: undefined, byNetwork: undefined },
    "203.0.113.7",
    log,
  )("anna");
  expect(logged).toEqual([]);
  await createAdmission("telling", { byId: broken, byHome: undefined, byNetwork: broken }, "203.0.113.7", log)("anna");
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toContain("203");
});

test("whoever is refused is told to wait for the period of wrangler.toml", async () => {
  const toml = readFileSync(path.resolve(import.meta.dirname, "../../../../wrangler.toml"), "utf8");
  const periods = [...toml.matchAll(/^simple = \{.*\bperiod = (\d+)/gm)].map(([, seconds]) => Number(seconds));
  expect(periods).toHaveLength(3);
  const admit = createAdmission(
    "telling",
    { byId: undefined, byHome: limit(0).binding, byNetwork: undefined },
    "2001:db8::1",
    silent,
  );
  const refusal: unknown = await admit().catch((thrown) => thrown);
  for (const period of periods) expect(refusal).toMatchObject({ retryAfter: period });
});
