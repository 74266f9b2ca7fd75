import { type Style, styles } from "../app/story/catalogue.ts";
import { cloud, fir, house, type Scene, stars } from "./preview-drawing.ts";
import * as draw from "./preview-props.ts";
import { at } from "./preview-props.ts";

type Drawing = Pick<Scene, "tint" | "dawn" | "thread" | "far" | "cap" | "near" | "house">;

/** From the moon's lower tip to the house's window, with one loop. */
const homeward =
  "M1054 196C1080 250 1140 262 1142 312 1142 352 1088 352 1090 316 1092 286 1150 292 1140 350 1130 420 1040 424 972 426";

const styleDrawings: Record<Style, Drawing> = {
  magical: {
    tint: ["#7b3fb5", 42],
    thread:
      "M1054 196C1120 240 1150 310 1090 326 1040 336 1034 284 1072 284 1110 288 1080 380 1000 360 930 340 890 230 806 216",
    far: stars([650, 120, 26], [740, 70, 15], [1130, 130, 18], [660, 330, 14], [930, 290, 18], [1100, 400, 14]),
    house: at(800, 476, 0.82, draw.castle) + fir(960, 464, 0.7) + fir(1010, 456, 0.5),
  },
  gentle: {
    tint: ["#b0468f", 36],
    thread:
      "M1054 196C1110 280 1120 360 1040 380 970 394 960 330 1004 330 1060 334 1000 450 880 470 820 478 790 486 760 500",
    far: cloud(720, 190, 1.1) + cloud(1130, 120, 0.7),
    near: at(726, 508, 1, draw.yarn) + at(880, 500, 1.15, draw.sheep) + at(620, 496, 0.8, draw.sheep),
    house: house(1010, 316, 2.8),
  },
  nature: {
    tint: ["#2f8a66", 40],
    thread: "M1054 196C1120 240 1150 330 1080 350 1030 360 1030 310 1066 312 1120 320 1060 440 880 452",
    far: fir(700, 450, 1.2) + fir(1150, 420, 1.5) + fir(780, 462, 0.8),
    near: fir(620, 520, 1.1) + at(850, 520, 1.15, draw.fox),
    house: fir(1060, 440, 1) + house(920, 336, 2.6),
  },
  everyday: {
    tint: ["#4a4a9a", 20],
    dawn: "#c9617c",
    thread: "M1054 196C1120 240 1150 290 1090 322 1020 352 930 352 846 316",
    house: at(586, 470, 1, draw.street) + at(1078, 452, 1, draw.street),
    near: at(894, 336, 1, draw.sock("rose")) + at(966, 346, 1, draw.shirt) + at(1032, 342, 1, draw.sock("leaf")),
  },
  educational: {
    tint: ["#2f7fae", 36],
    thread: "M1054 196L1150 250 1090 330 960 300 860 330 760 260 670 170 760 260 800 380 880 420 900 470",
    near:
      stars(
        [1150, 250, 20],
        [1090, 330, 20],
        [960, 300, 20],
        [860, 330, 20],
        [760, 260, 24],
        [670, 170, 24],
        [800, 380, 16],
      ) + at(900, 520, 1.15, draw.book),
    house: "",
  },
  bedtime: {
    tint: ["#5a48b8", 34],
    thread: "M1054 196C1110 250 1150 300 1110 330 1060 350 1050 300 1086 300 1140 310 1130 420 1020 440",
    far: cloud(700, 200, 0.9),
    cap: `<g transform="rotate(-24 940 92)">${at(944, 78, 0.9, draw.nightcap)}</g>`,
    near: at(880, 500, 1.2, draw.bed),
    house: "",
  },
  funny: {
    tint: ["#d0408a", 42],
    thread: "M1054 196C1110 240 1130 300 1070 316 1020 324 1024 276 1058 282 1100 292 1020 346 952 334",
    far: cloud(690, 160, 0.9) + cloud(1130, 330, 0.8),
    house: "",
    near: at(926, 462, 1, draw.legs) + house(842, 300, 3.6),
  },
  inspiring: {
    tint: ["#5a3f8f", 24],
    dawn: "#e8905c",
    thread: "M1054 196C1130 250 1130 350 1030 352 930 354 800 330 716 262",
    far: draw.mountains,
    near: at(706, 226, 1.05, draw.kite),
    house: house(1030, 330, 2.6),
  },
  adventurous: {
    tint: ["#1f8a9e", 42],
    thread: "M1054 196C1130 240 1160 320 1100 340 1050 350 1050 300 1086 300 1130 310 1040 380 932 286",
    far: cloud(660, 150, 0.8),
    house: "",
    near: at(930, 496, 1.1, draw.boat) + draw.waves,
  },
  mysterious: {
    tint: ["#3d6b74", 46],
    thread: "M1054 196C1130 250 1140 340 1070 356 1020 364 1020 316 1056 316 1110 322 1110 390 1068 412",
    far: `<g opacity=".25">${cloud(700, 330, 1.5)}${cloud(1120, 300, 1.3)}</g>`,
    house: at(800, 480, 1.35, draw.bareTree) + at(894, 302, 0.8, draw.owl),
    near: at(1030, 492, 1, draw.hillDoor),
  },
};

const pages: readonly Scene[] = [
  {
    name: "home",
    eyebrow: "Bedtime stories",
    label: ["A story", "for tonight"],
    tint: ["#3b3480", 0],
    thread: homeward,
    far: cloud(700, 200, 0.8) + fir(800, 462, 0.8) + fir(850, 466, 0.55),
  },
  {
    name: "shared",
    eyebrow: "For you",
    label: ["A Shared", "Magical Story"],
    tint: ["#a05a86", 24],
    thread: "M1054 196C1110 240 1130 300 1070 316 1020 324 1024 276 1058 282 1100 292 1000 310 900 330",
    near: `<g transform="rotate(-8 880 400)">${at(880, 400, 1.1, draw.letter)}</g>`,
    house: house(1040, 320, 2.6),
  },
  {
    name: "landing-age",
    eyebrow: "Bedtime stories",
    label: ["Stories", "by Age"],
    tint: ["#8a5fb0", 24],
    thread: "M1054 196C1140 230 1180 250 1150 270 1000 330 760 330 560 220",
    house: house(620, 390, 2),
    near: ["3", "4", "5", "6", "7", "8+"]
      .map((age, i) =>
        at(590 + i * 100, [239, 275, 298, 309, 307, 291][i] ?? 0, 0.8 + i * 0.05, draw.lantern("lamp", age)),
      )
      .join(""),
  },
  {
    name: "landing-style",
    eyebrow: "Bedtime stories",
    label: ["Story", "Types"],
    tint: ["#3f6fb0", 24],
    thread: "M1054 196C1140 230 1180 250 1150 270 1000 330 760 330 560 220",
    house: house(620, 390, 2),
    near: ["rose", "lamp", "leaf", "sea", "moon"]
      .map((tone, i) => at(610 + i * 116, [247, 286, 305, 309, 295][i] ?? 0, 1, draw.lantern(tone)))
      .join(""),
  },
  {
    name: "landing-theme",
    eyebrow: "Bedtime stories",
    label: ["Popular", "Themes"],
    tint: ["#3f8a86", 26],
    thread: "M1054 196C1110 226 1130 262 1090 270 1056 274 1056 242 1082 244 1104 250 1092 276 1084 290",
    far: `<g transform="rotate(24 690 190)">${at(690, 190, 0.95, draw.rocket)}</g>`,
    house: "",
    near: at(1082, 336, 0.9, draw.crown) + at(800, 510, 1.05, draw.dinosaur) + at(1060, 486, 1, draw.car),
  },
  {
    name: "product",
    eyebrow: "Bedtime stories",
    label: ["A new story", "every night"],
    tint: ["#3b3480", 14],
    thread: "M1054 196C1120 240 1150 320 1090 340 1040 350 1040 300 1076 300 1130 310 1080 420 950 430",
    far: stars([760, 130, 18], [1140, 150, 14], [720, 320, 14]) + cloud(730, 220, 0.8),
    house: "",
    near: at(950, 520, 1.3, draw.book),
  },
];

export const scenes: readonly Scene[] = [
  ...styles.map(({ value, label }) => ({
    name: value,
    eyebrow: "A bedtime story",
    // 'Animal' and '& Nature'.
    label: label.split(/ (.*)/, 2),
    ...styleDrawings[value],
  })),
  ...pages,
];
