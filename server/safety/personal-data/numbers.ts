/** Not in the middle of another number. */
export const notInNumber = String.raw`(?<![\d.,:])`;
