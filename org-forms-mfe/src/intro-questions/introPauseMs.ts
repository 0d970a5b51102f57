/** Wait after the last edit of an answer to an intro question before it is sent. Source: spec 2 §9. */
export const introPauseMs = 2000;
