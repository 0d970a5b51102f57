/** The save queue sends an intro answer this long after its last edit. */
export const introPauseMs = 2000;
