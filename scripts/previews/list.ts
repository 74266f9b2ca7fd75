import type { Preview } from "./drawing.ts";

const own = "scripts/previews/scenes";

export const previews: readonly Preview[] = [
  { name: "home", scene: `${own}/home.svg`, eyebrow: "Bedtime stories", label: ["A story", "for tonight"] },
  { name: "shared", scene: `${own}/shared.svg`, eyebrow: "For you", label: ["A Shared", "Magical Story"] },
  { name: "landing-age", scene: `${own}/landing-age.svg`, eyebrow: "Bedtime stories", label: ["Stories", "by Age"] },
  { name: "landing-style", scene: `${own}/landing-style.svg`, eyebrow: "Bedtime stories", label: ["Story", "Types"] },
  {
    name: "landing-theme",
    scene: `${own}/landing-theme.svg`,
    eyebrow: "Bedtime stories",
    label: ["Popular", "Themes"],
  },
  {
    name: "product",
    scene: "public/scenes/moonthread.svg",
    eyebrow: "Bedtime stories",
    label: ["A new story", "every night"],
  },
];
