/** Longest title that the server takes. */
export const longestTitle = 300;
