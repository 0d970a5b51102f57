/** Words of the list of questionnaires. */
export const en = {
  title: 'Questionnaires',
  lead: 'All questionnaires of the teams that you are in. Choose one to open it.',
  empty:
    'You are in no team yet. The programme’s office adds you; the questionnaire then appears here.',
  filter: 'Narrow the list down',
  organisation: 'Organisation',
  year: 'Year',
  allYears: 'All years',
  count_one: '{{shown}} of {{count}} questionnaire',
  count_few: '{{shown}} of {{count}} questionnaires',
  count_other: '{{shown}} of {{count}} questionnaires',
  none: 'No questionnaire fits this choice.',
  showAll: 'Show all',
  column: { title: 'Organisation', year: 'Year', state: 'State' },
  state: {
    open: 'Being answered',
    submitted: 'Answers submitted',
    graded: 'Grades finalized',
    inactive: 'Not active',
  },
} as const;
