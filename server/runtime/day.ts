export const secondsPerDay = 24 * 60 * 60;
export const millisecondsPerDay = secondsPerDay * 1000;
