/** A CSS pixel of the report's page, in millimetres of the paper sheet. */
export const pixelMm = 25.4 / 96;
