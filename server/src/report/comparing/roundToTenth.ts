/** Rounds to one decimal, for displaying means. */
export const roundToTenth = (mean: number): number => Math.round(mean * 10) / 10;
