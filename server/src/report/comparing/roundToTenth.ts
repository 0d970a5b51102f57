/** To one decimal: what a mean of half steps, and of numbers, is shown with. */
export const roundToTenth = (mean: number): number => Math.round(mean * 10) / 10;
