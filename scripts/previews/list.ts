import { styles } from "../../app/story/catalogue.ts";
import type { Preview } from "./drawing.ts";

const landing = "public/scenes";
const own = "scripts/previews/scenes";

/** Moods that have a landing page have its scene, the others one of their own. */
const withPage: readonly string[] = ["adventurous", "funny", "magical", "gentle", "mysterious"];

const pages: readonly Preview[] = [
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
    scene: `${landing}/moonthread.svg`,
    eyebrow: "Bedtime stories",
    label: ["A new story", "every night"],
  },
];

export const previews: readonly Preview[] = [
  ...styles.map(({ value, label }) => ({
    name: value,
    scene: withPage.includes(value) ? `${landing}/styles/${value}.svg` : `${own}/${value}.svg`,
    eyebrow: "A bedtime story",
    // 'Animal' and '& Nature'.
    label: label.split(/ (.*)/, 2),
  })),
  ...pages,
];
