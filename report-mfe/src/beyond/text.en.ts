/** The Above-and-Beyond view around and after its results. The introduction has a file of its own. */
export const en = {
  cover: {
    eyebrow: '{{beyondProduct}} · {{year}}',
    title: '{{organisation}} goes above and beyond',
    subtitle: 'Report on outstanding practices of managing people',
  },
  yourResults: {
    eyebrow: 'Second part',
    headline: 'How far you go',
    lead: 'First the whole, then the five categories, then single figures beside those of others.',
  },
  result: { eyebrow: 'Overall result' },
  bars: {
    eyebrow: 'The categories',
  },
  radar: {
    eyebrow: 'Your profile',
    lead: 'The same shares as a shape: the further out, the further you go. The broken line is where a category begins to be outstanding.',
  },
  categories: {
    future: {
      eyebrow: '{{beyondFuture}}',
      short: 'Knowing early what work will ask for, and preparing people for it.',
      headline: 'Ready for what is to come',
      lead: 'You know early what work will ask of your people, and you prepare them before it is needed.',
      looked: [
        'skills that will be needed, and the way to them',
        'tasks that technology changes, and those who do them today',
        'young people who will carry the organisation on',
      ],
    },
    inclusion: {
      eyebrow: '{{beyondInclusion}}',
      short: 'Letting everybody take part, whatever the differences.',
      headline: 'Room for everybody',
      lead: 'Differences are no obstacle here. Everybody can come in, take part and move up.',
      looked: [
        'access without barriers, from the advertisement to leadership',
        'fair decisions on selection, pay and promotion',
        'the way back after a long absence',
      ],
    },
    innovation: {
      eyebrow: '{{beyondInnovation}}',
      short: 'Trying new ways, and keeping what is better.',
      headline: 'New ways that prove their worth',
      lead: 'You try what others only talk about, look at what comes of it, and keep what is better.',
      looked: [
        'new tools and new ways in the work with people',
        'ideas of employees that were put into practice',
        'trials whose results decide what happens next',
      ],
    },
    impact: {
      eyebrow: '{{beyondImpact}}',
      short: 'Having an effect beyond the HR function and beyond one’s own walls.',
      headline: 'An effect beyond your own walls',
      lead: 'Your work with people can be felt outside the HR function as well: in the business, in the community, in the trade.',
      looked: [
        'a benefit that is measured and confirmed by others',
        'time and knowledge given to the community',
        'what suppliers, schools and the trade gain from it',
      ],
    },
    satisfaction: {
      eyebrow: '{{beyondSatisfaction}}',
      short: 'Knowing that people are content, and why.',
      headline: 'People who like to stay',
      lead: 'Your people are content, and you know it because you ask them and act on their answers.',
      looked: [
        'what employees and applicants say when they are asked',
        'trust in leaders and in fair treatment',
        'reasons to stay, and reasons to leave',
      ],
    },
  },
  category: {
    share: 'of the questions in this category are marked',
    looked: 'What the team looked at',
    highlights: {
      headline: 'What stands out',
      lead: 'Practices that the team has seen, heard about and marked in this category.',
    },
    additional: {
      headline: 'What makes it special',
      lead: 'What the team would like to add.',
    },
  },
  wordsFromTeam: {
    eyebrow: 'The team',
    headline: 'In the words of the team',
    lead: 'What the team took away from its time with you.',
  },
  summary: {
    eyebrow: 'Summary',
    overall: 'Overall result',
    outstanding: 'Outstanding categories',
    previous: 'Overall result in {{previousYear}}',
    award: 'Awarded',
    awarded: '{{beyondProduct}} for {{year}}',
  },
  next: {
    eyebrow: 'What’s next',
    headline: '{{beyondProduct}} is yours for {{year}}',
    pillars: [
      {
        title: 'Tell your people first',
        text: 'It is their work that is recognised. They should hear it from you before they read it anywhere.',
      },
      {
        title: 'Show it',
        text: 'You may use the mark in job advertisements, on your website and in your offices: with the year, never altered.',
      },
      {
        title: 'Tell the story',
        text: 'One good example says more than a list. Choose one from this report, and let those tell it who did it.',
      },
    ],
  },
  keep: {
    eyebrow: 'What’s next',
    headline: 'How the lead remains a lead',
    steps: [
      { title: 'Choose', text: 'One category in which you want to go further still.' },
      {
        title: 'Try',
        text: 'Small, with a beginning and an end, and with those whom it concerns.',
      },
      { title: 'Measure', text: 'Agree beforehand by what you will see that it is better.' },
      { title: 'Share', text: 'Tell of it: also of what did not work.' },
    ],
  },
} as const;
