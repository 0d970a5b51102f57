/**
 * The size of the ring's drawing, in units of its view box. The chart library changes the radius of the first ring if
 * there is a second one; `hollowPercent` compensates for this.
 */
export const ringShape = {
  side: 400,
  ownWidth: 28,
  previousWidth: 9,
  labelSize: 19,
  /** The size of the hollow centre as the library defines it, in percent. */
  hollowPercent: { alone: 74, compared: 62 },
  /** Radius of the first ring's centre line. */
  radius: 160,
} as const;
