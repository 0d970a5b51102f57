/** The size of the radar's drawing, in units of its view box. The web touches all four edges. */
export const radarShape = { side: 400, radius: 196 } as const;

/** Distance between two rings of the web, in percent. */
export const ringStep = 20;
