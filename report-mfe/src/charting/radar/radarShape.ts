/** The radar's drawing board, in units of its own view box: the web fills it from edge to edge. */
export const radarShape = { side: 400, radius: 196 } as const;

/** Percents from one ring of the web to the next. */
export const ringStep = 20;
