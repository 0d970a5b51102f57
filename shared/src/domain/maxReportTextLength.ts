/** Longest text of one field of the report, in characters with its tags: four pages of print. */
export const maxReportTextLength = 40_000;
