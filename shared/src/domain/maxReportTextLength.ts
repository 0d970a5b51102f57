/** Maximum length of one field of the report, in characters including tags: four printed pages. */
export const maxReportTextLength = 40_000;
