/** Words of the intro questions. */
export const en = {
  crumb: '0 · Start of the meeting',
  title: 'Intro questions',
  lead: 'Asked before the first area. What is written here is read by the whole team; the client does not see it.',
  biggestChallenges: {
    title: 'Biggest challenges',
    guide:
      'What is hardest for the organisation and its HR now: on the market, with people, within.',
  },
  mainFocus: {
    title: 'Main focus of HR',
    guide: 'What HR works on most this year, and what it wants to reach by that.',
  },
  previousPeriod: {
    title: 'Events of the previous period',
    guide:
      'What has changed since the last certification: owners, leadership, structure, growth, dismissals, new sites.',
  },
  proudOf: {
    title: 'What the client is most proud of',
    guide: 'What the organisation would show to others first, in its own words where possible.',
  },
  none: 'Nothing has been written.',
  full: 'This text is as long as it can be; nothing more fits in.',
  previous: 'A year before ({{year}})',
  save: 'Save',
  autosave: 'What you write is also saved by itself, two seconds after you stop typing.',
  saving: {
    now: 'Saving…',
    saved: 'Saved {{time}}',
    savedBy: 'Saved {{time}}, {{name}}',
    changedBy: 'Changed by {{name}}, {{time}}',
    failed: 'Not saved yet',
    refused: 'Not accepted, see the message above',
    conflict: 'Changed by somebody else',
  },
  conflict: {
    title: 'Somebody else has changed this meanwhile',
    mine: 'Your version',
    theirs: '{{name}}, {{time}}',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    cleared: '(nothing)',
    toast: 'A colleague has changed one of the texts meanwhile. Choose which version stays.',
  },
} as const;
