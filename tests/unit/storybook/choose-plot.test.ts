import { expect, test } from "vitest";
import { choosePlot } from "../../../app/storybook/choose-plot";
import { writtenFor } from "./samples";

const rows = Array.from({ length: 32 }, (_, row) => choosePlot(writtenFor(6), "kindness", 1, row, 7));

test("on evenings in a row every goal is told before one comes again", () => {
  const goals = rows.map(({ plot }) => plot.goal.id);
  const all = writtenFor(6).goals.length;
  expect(new Set(goals.slice(0, all)).size).toBe(all);
});

test("it is known how often a part was told before", () => {
  for (const [row, { plot, told }] of rows.entries()) {
    const earlier = rows.slice(0, row).filter((other) => other.plot.goal === plot.goal).length;
    expect(told.get(plot.goal) ?? 0).toBe(earlier);
  }
});

test("what is chosen fits what is declared", () => {
  for (const { plot } of rows) {
    expect(plot.goal.obstacles).toContain(plot.obstacle.kind);
    expect(plot.obstacle.fails).toContain(plot.failedTry);
    expect(plot.helper.gifts.some((gift) => plot.obstacle.needs.includes(gift))).toBe(true);
    expect(plot.turn.obstacles).toContain(plot.obstacle.kind);
    expect(plot.turn.lesson).toBe("kindness");
    expect(plot.ending.goals).toContain(plot.goal.kind);
    for (const episode of plot.episodes) expect(episode.goals).toContain(plot.goal.kind);
  }
});
