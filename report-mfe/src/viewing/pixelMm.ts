/** A CSS pixel of the report's page, in millimetres of the sheet of paper. */
export const pixelMm = 25.4 / 96;
