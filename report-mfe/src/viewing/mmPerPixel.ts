/** A CSS pixel of the report's page, in millimetres of the paper sheet. */
export const mmPerPixel = 25.4 / 96;
