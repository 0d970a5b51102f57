/** Words of the history of a question or an area. */
export const en = {
  show: 'History',
  title: 'Who changed what',
  none: 'Nothing has been changed here yet.',
  office: 'the programme’s office',
  agreed: 'all agreed',
  before: 'before:',
  after: 'after:',
  empty: 'empty',
  marked: 'marked',
  unmarked: 'not marked',
  kind: {
    answer: 'Answer',
    'client-comment': 'Client’s comment',
    document: 'Document',
    note: 'Team’s note',
    'beyond-mark': 'Above and Beyond',
    'own-grade': 'Certifier’s grade',
    'final-grade': 'Final grade',
    'own-comment': 'Certifier’s comment',
    'final-comment': 'Final comment',
  },
} as const;
