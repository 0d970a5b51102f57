/** The five parts of the site that are built and released by themselves. */
export type Part = { folder: string; kind: 'shell' | 'module' };

export const parts: readonly Part[] = [
  { folder: 'shell', kind: 'shell' },
  { folder: 'questionnaire-mfe', kind: 'module' },
  { folder: 'grading-mfe', kind: 'module' },
  { folder: 'report-mfe', kind: 'module' },
  { folder: 'org-forms-mfe', kind: 'module' },
];
