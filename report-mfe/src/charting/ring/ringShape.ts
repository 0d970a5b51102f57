/**
 * The ring's drawing board, in units of its own view box. The chart library places the first ring of one and of
 * two on different radii; `hollowPercent` brings the first to the same radius in both.
 */
export const ringShape = {
  side: 400,
  ownWidth: 28,
  previousWidth: 9,
  labelSize: 19,
  /** Free space in the middle as the library counts it, in percent. */
  hollowPercent: { alone: 74, compared: 62 },
  /** Middle of the first ring. */
  radius: 160,
} as const;
