/** How far the line extends below its last item during editing, in millimetres of the sheet. */
export const lineTailMm = 30;
