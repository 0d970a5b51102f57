/** The last sheets: what happens when, thanks, and whom to ask. */
export const en = {
  timeline: {
    eyebrow: 'Timeline',
    passed: {
      headline: 'A year with the certificate',
      items: [
        { title: 'The certificate is here', subtitle: 'Tell your people first: it is theirs' },
        { title: 'After one month', subtitle: 'The board chooses the suggestions to begin with' },
        { title: 'After a quarter', subtitle: 'The first change can be felt at work' },
        { title: 'After half a year', subtitle: 'Follow-up: what has become of the suggestions' },
        { title: 'After a year', subtitle: 'The next assessment shows the progress' },
      ],
    },
    'not-passed': {
      headline: 'From this report to the next assessment',
      items: [
        { title: 'The report is here', subtitle: 'The board reads it and talks it through' },
        { title: 'After two weeks', subtitle: 'The people hear what comes of it' },
        { title: 'After one month', subtitle: 'The action plan stands, with owners and dates' },
        { title: 'After a quarter', subtitle: 'The first activities are at work' },
        { title: 'After half a year', subtitle: 'A review: what works, what to change' },
        { title: 'After a year', subtitle: 'The next assessment shows the progress' },
      ],
    },
    'not-decided': {
      headline: 'How the assessment goes on',
      items: [
        { title: 'Grades', subtitle: 'Each certifier grades every topic alone' },
        { title: 'Agreement', subtitle: 'The team compares and sets the final grades' },
        { title: 'Decision', subtitle: 'Once every final grade is set' },
        { title: 'Report', subtitle: 'The final report takes the place of this one' },
      ],
    },
  },
  outro: {
    eyebrow: 'Thank you',
    headline: 'Good work with people never ends. Thank you for yours.',
    lead: 'Ask us whatever this report leaves open.',
    contacts: 'Your contacts',
    sponsors: 'Sponsors and partners',
  },
} as const;
