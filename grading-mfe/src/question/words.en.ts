/** Words of what the team sees on a question. */
export const en = {
  title: 'For the team',
  grade: 'System grade',
  criteria: 'Criteria',
  notes: 'Notes for certifiers',
  more: 'Show all of it',
  less: 'Show less',
  thread: {
    title: 'The team’s notes',
    add: 'Add a note',
    edit: 'Edit',
    editNote: 'Edit the note “{{start}}”',
    newLabel: 'New note on the question',
    editLabel: 'Your note',
    deleteHint: 'Empty the note to delete it.',
    save: 'Save note',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  deleting: {
    title: 'Delete this note?',
    text: 'Nobody in the team can read it any more.',
    confirm: 'Delete note',
    cancel: 'Keep note',
  },
} as const;
