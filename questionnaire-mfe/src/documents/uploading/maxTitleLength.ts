/** Longest title that the server takes. */
export const maxTitleLength = 300;
