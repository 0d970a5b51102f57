/** Words of an area's grading panel. */
export const en = {
  counts: {
    title: 'Grades of the questions',
    whose: 'Questions',
    all: 'All',
    key: 'Key',
    keyQuestions: 'key questions',
    graded: '{{graded}} of {{total}}',
    gradedLong: '{{graded}} of {{total}} have a grade',
    none: 'none',
  },
  changed: {
    own: 'Answers or documents have changed since your grade.',
    final: 'Answers or documents have changed since the final grade.',
    confirm: 'Confirm grade {{grade}}',
  },
  ownComment: {
    title: 'Your comment on the area',
    hint: 'Until everybody has finalized, only you can read it.',
  },
  team: {
    title: 'The team’s grades',
    agree: 'All agree',
    differ: 'Grades differ',
    noGrade: 'no grade',
    grade: 'grade',
    afterReveal: 'Given after the team had seen each other’s grades.',
  },
  final: {
    title: 'Final grade',
    later: 'Follows when everybody in the team has finalized.',
    byMain: 'The main certifier sets the final grade.',
    clearHint: 'Choose the final grade again to clear it.',
    afterReveal:
      'Not all grades behind it were given blind: a finalization was set back after the team had seen each other’s grades. The reason is in the history.',
  },
  finalComment: {
    title: 'Final comment',
    none: 'There is no final comment yet.',
  },
  earlier: {
    own: 'Earlier comments on the area',
    final: 'Earlier final comments',
    questionnaire: 'earlier questionnaire',
  },
} as const;
