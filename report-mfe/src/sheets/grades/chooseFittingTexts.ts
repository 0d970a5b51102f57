/**
 * Chooses the texts that share one column: removes the highest text until the remaining texts fit.
 * @param heights height of each text including the gap below it
 * @param availableHeight height of the column, in the same unit
 * @returns the indices of the chosen texts
 */
export function chooseFittingTexts(heights: readonly number[], availableHeight: number): number[] {
  const chosen = heights.map((_, index) => index);
  const heightOf = (index: number) => heights[index] ?? 0;
  while (chosen.reduce((sum, index) => sum + heightOf(index), 0) > availableHeight) {
    const highest = Math.max(...chosen.map(heightOf));
    chosen.splice(
      chosen.findLastIndex((index) => heightOf(index) === highest),
      1,
    );
  }
  return chosen;
}
