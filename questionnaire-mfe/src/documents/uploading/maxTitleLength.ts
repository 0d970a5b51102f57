/** Maximum title length that the server accepts, in characters. */
export const maxTitleLength = 300;
