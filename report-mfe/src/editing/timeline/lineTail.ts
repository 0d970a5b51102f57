/** How far the line goes on below its last item while it is edited, in millimetres of the sheet. */
export const lineTail = 30;
