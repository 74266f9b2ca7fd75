/** Things that stand, hang or sleep in the preview pictures: each drawn around its own origin and placed by `at`. */

export function at(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}

/** On the ground, its middle at 0. */
export const castle = `<circle cy="-90" r="190" fill="url(#glow)"/>
  <path class="wall" d="M-30-190h60V0h-60zM-100-120h50V0h-50zM50-130h50V0H50zM-60-70H60V0H-60z"/>
  <path class="dark" d="M-42-190L0-282l42 92zM-110-120l35-72 35 72zM40-130l35-72 35 72z"/>
  <path class="dark" d="M-18 0v-30a18 18 0 0 1 36 0V0z"/><path class="lamp" d="M-9-140v-16a9 9 0 0 1 18 0v16zM-83-74v-14a8 8 0 0 1 16 0v14zM67-84v-14a8 8 0 0 1 16 0v14z"/>
  <path class="tint" d="M0-282v-40l34 11-34 11z"/><path class="line thin" d="M0-282v-40"/>`;

/** Faces left, its feet on the ground. */
export const sheep = `<path class="line" d="M-22-8V6M22-8V6M-8-6V8M34-10V4"/>
  <path class="light" d="M-34-14a19 19 0 0 1 2-34 21 21 0 0 1 32-12 21 21 0 0 1 34 8 19 19 0 0 1 10 34 16 16 0 0 1-24 10 20 20 0 0 1-30 0 16 16 0 0 1-24-6z"/>
  <path class="dark" d="M-64-44c-4-12 6-20 18-18 14 0 20 10 18 20-2 12-12 18-22 14-8-2-12-8-14-16zM-34-58c6-8 14-8 16-2 0 6-6 8-14 8z"/>
  <path class="lid" d="M-52-44q5 4 9 0"/>`;

export const yarn = `<circle class="yarn" r="34"/><path class="yarn-line" d="M-30-12C-10-26 16-26 30-10M-33 4C-10-10 14-10 33 6M-26 20C-8 8 12 8 26 20M-14-30C-4-8-4 12-14 30M12-31C24-8 24 10 14 30"/>`;

/** Curled up and asleep. */
export const fox = `<path class="fox" d="M-92 0c-8-46 34-78 84-76 52 0 86 30 84 60-2 14-10 16-20 16z"/>
  <path class="tail" d="M70-40c44 20 26 50-30 50-40 0-70-10-104 2 14-34 44-40 80-34 26 4 44 0 54-18z"/><path class="light" d="M-64 12c8-20 20-28 38-32 4 10 2 18-4 24-12 0-22 4-34 8z"/>
  <path class="fox" d="M-92 0c-28-4-40-20-34-34l6-34 24 16c14-4 26-2 38 4l26-12-4 32c10 16-6 32-28 32-10 4-20 2-28-4z"/>
  <path class="light" d="M-118-20c12-2 22 4 28 22-18 0-30-8-28-22z"/><path class="lid dark-line" d="M-92-26q8 7 16 1M-58-28q8 6 14-1"/><circle class="dark" cx="-114" cy="-12" r="5"/>`;

const windows = (...places: readonly string[]) =>
  places.map((place) => `<path class="lamp" d="M${place}h20v26h-20z"/>`).join("");

/** A street of three houses, and a fourth across, for a washing line between them. */
export const street = `<circle cx="120" cy="-60" r="200" fill="url(#glow)"/>
  <path class="wall" d="M0-130h90V20H0zM178-150h84V20h-84z"/><path class="wall-deep" d="M90-100h88V20H90z"/>
  <path class="dark" d="M-10-130l55-56 55 56zM84-100l50-40 50 40zM168-150l52-60 52 60zM60-190h16v34H60z"/>
  ${windows("18-104", "54-104", "112-78", "196-124", "228-124", "196-76", "18-56")}
  <path class="dark" d="M54-40h24v60H54zM120-36h26v56h-26zM226-50h24v70h-24z"/>`;

export const sock = (tone: string) =>
  `<path class="${tone}" d="M-12 0h24v36l22 12c10 8 4 24-10 22l-28-10c-6-2-8-8-8-14z"/><path class="light" d="M-12 0h24v9h-24z"/>`;

export const shirt = `<path class="sea" d="M-36 0h22q14 14 28 0h22l22 26-18 14-10-10v56h-60V30l-10 10-18-14z"/>`;

/** Open on the ground. */
export const book = `<path class="dark" d="M-124 0c40-14 90-12 124 6 34-18 84-20 124-6v12c-40-12-90-10-124 6-34-16-84-18-124-6z"/>
  <path class="light" d="M0 2C-30-16-76-18-116-6v-80c40-12 86-10 116 8z"/><path class="page" d="M0 2c30-18 76-20 116-8v-80c-40-12-86-10-116 8z"/>
  <path class="writing" d="M-96-66c28-6 54-4 78 6M-96-46c28-6 54-4 78 6M-96-26c28-6 54-4 78 6M96-66c-28-6-54-4-78 6M96-46c-28-6-54-4-78 6M96-26c-28-6-54-4-78 6"/>`;

/** Its foot to the right, a sleeping bear in it. */
export const bed = `<circle cx="-30" cy="-60" r="180" fill="url(#glow)"/>
  <path class="wood" d="M-150-120h18V20h-18zM132-66h18V20h-18zM-150-30h300v26h-300z"/><path class="light" d="M-128-58q34-18 66 0v30h-66z"/>
  <g class="bear"><circle cx="-116" cy="-88" r="12"/><circle cx="-74" cy="-88" r="12"/><circle cx="-95" cy="-70" r="29"/></g>
  <ellipse class="light" cx="-95" cy="-60" rx="12" ry="9"/><path class="lid dark-line" d="M-111-74q5 5 10 0M-89-74q5 5 10 0M-98-60q3 3 6 0"/><circle class="dark" cx="-95" cy="-65" r="3.500"/>
  <path class="tint" d="M-88-34c-6-26 6-34 30-34h160c22 0 32 8 32 34v12H-88z"/><path class="light" d="M-88-34c-4-16 0-26 12-32h34c-8 10-10 22-8 44h-38z"/>
  <path class="patch" d="M-14-56h30v26h-30zM50-50h30v26H50z"/>`;

export const nightcap = `<path class="tint" d="M-52 8C-40-44 10-70 58-56 88-46 100-20 98 12 84-14 66-22 48-16 40-8 30 4 24 20z"/><path class="light" d="M-58 2q40 2 84 12l-5 20q-42-12-84-12z"/><circle class="light" cx="98" cy="22" r="13"/>`;

/** In striped stockings, out for a walk. */
export const legs = `<path class="leg" d="M-26-8C-30 20-44 36-40 70M26-8c6 26 26 34 30 62"/><path class="stripe" d="M-26-8C-30 20-44 36-40 70M26-8c6 26 26 34 30 62"/>
  <path class="dark" d="M-54 66h26c4 14-2 20-14 20h-34c-6-12 8-18 22-20zM44 58l24-6c8 12 4 20-8 22l-32 8c-8-10 4-20 16-24z"/>`;

export const kite = `<path class="rose" d="M0-86L58 0H0z"/><path class="tint" d="M0-86L-58 0H0z"/><path class="lamp" d="M-58 0H0v112z"/><path class="sea" d="M58 0H0v112z"/><path class="line thin" d="M0-86V112M-58 0H58"/>`;

export const mountains = `<path class="hill-back" d="M700 490L870 268l66 78 60-66 190 200z"/><path class="light" d="M870 268l-38 50 22-8 16 16 16-16 24 4z" opacity=".85"/>
  <path class="line thin" d="M870 268v-44"/><path class="rose" d="M870 224l36 12-36 12z"/>`;

/** The sea in place of the hills. */
export const waves = `<path class="wave" d="M-30 500q30-18 60 0${"t60 0".repeat(20)}v140H-30z"/><path class="wave-near" d="M-60 548q30-18 60 0${"t60 0".repeat(21)}v100H-60z"/>`;

/** Afloat at 0. */
export const boat = `<circle cy="-70" r="170" fill="url(#glow)"/><path class="line" d="M0-10V-190"/><path class="light" d="M8-184c60 30 84 84 84 148H8z"/><path class="tint" d="M-8-164c-40 30-62 74-66 128h66z"/>
  <path class="wood" d="M-108-26H120c-8 36-30 56-58 56H-54c-28 0-46-20-54-56z"/><path class="dark" d="M-108-26H120l-3 12H-105z"/><circle class="lamp" cx="-60" cy="-1" r="8"/><circle class="lamp" cy="-1" r="8"/><circle class="lamp" cx="60" cy="-1" r="8"/>`;

export const bareTree = `<path class="line trunk" d="M0 20C6-50-10-90 0-150M0-80C24-110 60-112 84-146M-2-110c-20-26-56-28-70-66M0-150c10-30 36-40 40-76M0-150c-12-24-34-34-36-60M60-124c16 2 30-4 44-16M-50-148c-14 0-26-8-36-18"/>`;

export const owl = `<path class="owl" d="M-30 0c-10-40 0-72 4-86l14 12h24l14-12c4 14 14 46 4 86-14 14-46 14-60 0z"/><path class="page" d="M-16 2c-4-20 4-30 16-30s20 10 16 30c-8 8-24 8-32 0z" opacity=".5"/>
  <circle class="lamp" cx="-12" cy="-52" r="11"/><circle class="lamp" cx="12" cy="-52" r="11"/><circle class="dark" cx="-11" cy="-52" r="5"/><circle class="dark" cx="11" cy="-52" r="5"/><path class="lamp" d="M-5-42H5l-5 10z"/>`;

/** A round door in the hill, ajar, its light on the path. */
export const hillDoor = `<circle cy="-46" r="150" fill="url(#glow)"/><path class="lamp" d="M-30 10l-60 70H90L30 10z" opacity=".35"/><circle class="dark" cy="-46" r="64"/><circle class="wood" cy="-46" r="54"/><path class="lamp" d="M14-98a54 54 0 0 1 0 104z"/><circle class="lamp" cx="-6" cy="-44" r="5"/>`;

export const letter = `<path class="light" d="M-96-62H96V62H-96z"/><path class="page" d="M-96-62H96L0 22z"/><path class="writing" d="M-96-62L0 22 96-62M-96 62l66-66M96 62L30-4"/><path class="rose" d="M0 44c-30-20-36-34-30-46 8-12 24-8 30 4 6-12 22-16 30-4 6 12 0 26-30 46z"/>`;

/** Hangs from 0, with something written on it. */
export const lantern = (tone: string, text = "") =>
  `<path class="thread thin" d="M0 0v24"/><circle cy="62" r="76" fill="url(#glow)"/><path class="dark" d="M-16 22h32v10h-32zM-16 92h32v10h-32z"/><path class="${tone}" d="M-24 32h48c18 20 18 40 0 60h-48c-18-20-18-40 0-60z"/><text class="number" y="78">${text}</text>`;

export const dinosaur = `<path class="spikes" d="M-74-92l-4-30 26 12 6-28 24 18 14-26 20 24 20-20 12 26"/>
  <path class="leaf" d="M-50-112C-110-100-126-40-178-22c40 20 90 4 118-30zM-66-50h34V0h-34zM36-50h34V0H36zM-30-40h28v34h-28zM70-44h22v38H70z"/>
  <ellipse class="leaf" cx="4" cy="-70" rx="88" ry="50"/><path class="neck" d="M64-84C96-100 96-140 104-182"/><path class="leaf" d="M78-196c4-24 34-34 62-24 20 8 28 20 20 30-10 12-50 16-72 12z"/>
  <circle class="dark" cx="116" cy="-204" r="5"/><path class="lid dark-line" d="M132-190q12 2 20-6"/>`;

export const rocket = `<path class="lamp" d="M-16 60h32L0 116z"/><path class="rose" d="M-28 20l-26 34v22l30-14zM28 20l26 34v22L24 62z"/><path class="light" d="M0-96c32 30 38 84 26 158h-52C-38-12-32-66 0-96z"/><circle class="sea" cy="-14" r="15"/>`;

export const crown = `<path class="lamp" d="M-50 30l-12-66 34 26L0-52l28 42 34-26-12 66z"/><circle class="rose" cy="12" r="8"/><circle class="sea" cx="-28" cy="14" r="6"/><circle class="sea" cx="28" cy="14" r="6"/>`;

export const car = `<path class="rose" d="M-84-14c0-22 14-28 34-30l24-30h58c20 0 28 14 34 32 20 2 26 10 26 34z"/><path class="lamp" d="M-34-44l16-20h18v20zM8-64h22c10 0 16 8 20 20H8z"/><circle class="dark" cx="-46" cy="-8" r="20"/><circle class="dark" cx="50" cy="-8" r="20"/><circle class="soft" cx="-46" cy="-8" r="8"/><circle class="soft" cx="50" cy="-8" r="8"/>`;
