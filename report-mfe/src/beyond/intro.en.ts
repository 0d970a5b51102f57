/** What Above and Beyond is, before its results. */
export const en = {
  about: {
    eyebrow: '{{beyondProduct}}',
    headline: 'For employers who go further than good practice asks',
    lead: 'The {{product}} certificate says that the work with people is sound. {{beyondProduct}} says more: that an organisation tries what is not common yet, can show that it works, and lets others learn from it.',
    pillars: [
      {
        title: 'Ahead of the time',
        text: 'What you do today will be expected of everybody in a few years.',
      },
      {
        title: 'Shown by results',
        text: 'An idea alone does not count. What counts is a practice that is lived, measured and improved.',
      },
      {
        title: 'Open to others',
        text: 'What has proved its worth is passed on: inside the organisation, in the trade, in the community.',
      },
    ],
  },
  top: {
    eyebrow: 'Where you stand',
    headline: 'Among the best of those who are certified',
    figure: '{{topEmployersPercent}}',
    caption: 'of the certified employers form the circle to which {{beyondProduct}} belongs.',
    text: 'The comparison is a demanding one: everybody in it has met the conditions of the {{product}} certificate already.',
  },
  company: {
    eyebrow: 'The programme',
    headline: 'You stand out in good company',
  },
  why: {
    eyebrow: 'Why go further',
    headline: 'The ordinary no longer sets anybody apart',
    lead: 'What used to be rare stands in every job advertisement today. Those who want to win and keep good people need something of their own.',
    pillars: [
      {
        title: 'Work is changing',
        text: 'Tasks, tools and places of work change faster than job descriptions. Those who prepare their people early need not replace them later.',
      },
      {
        title: 'People choose',
        text: 'Those who are good at their work ask what it leads to, whom it serves and how they are treated. They compare the answers.',
      },
      {
        title: 'The public looks on',
        text: 'Customers, partners and the community see how an organisation treats its people, and they draw their conclusions.',
      },
    ],
  },
  conditions: {
    eyebrow: 'Conditions',
    headline: 'Every condition is met',
    lead: '{{beyondProduct}} asks for more than the certificate. The total, too, must be above the average of the employers who were certified in the same year.',
    mark: 'Met',
    certificate: {
      title: '{{product}} certificate',
      text: 'It comes first: without it there is no {{beyondProduct}}.',
    },
    total: {
      title: 'Of all points',
      text: 'At least {{beyondTotalPercent}} is needed; for the certificate alone {{certificatePercent}} is enough.',
    },
    category: {
      title: 'In the strongest category',
      text: 'In at least one category the team must have marked {{beyondCategoryPercent}} of the questions or more.',
    },
  },
  method: {
    eyebrow: 'The assessment',
    headline: 'How the team decided what goes beyond',
    steps: [
      {
        title: 'Ask',
        text: 'Questions with a gold frame ask for practices that go further than the certificate requires.',
      },
      {
        title: 'Show',
        text: 'You answered, attached documents and told the team what has come of it.',
      },
      {
        title: 'Check',
        text: 'The team asked for examples and figures, and for the view of those whom it concerns.',
      },
      {
        title: 'Mark',
        text: 'Only a practice that is in place and has an effect that can be seen was marked.',
      },
    ],
  },
  categories: {
    eyebrow: 'The categories',
    headline: 'Five directions in which employers go further',
    lead: 'The questions with the gold frame belong to five categories. Nobody has to excel in all of them; it is enough to be outstanding in one.',
  },
  people: {
    eyebrow: 'What it brings',
    headline: 'What your people gain',
    lead: 'The first who feel the difference are those who already work for you.',
    pillars: [
      {
        title: 'Security',
        text: 'They see that somebody thinks ahead: about their skills, their health and the work of tomorrow.',
      },
      {
        title: 'A say',
        text: 'They are asked before something new begins, try it out, and hear what has come of it.',
      },
      {
        title: 'Pride',
        text: 'They work for an employer that others look to, and they can say why.',
      },
    ],
  },
  market: {
    eyebrow: 'What it brings',
    headline: 'What the labour market notices',
    lead: 'A difference that can be shown is worth more than one that is only claimed.',
    pillars: [
      {
        title: 'Attention',
        text: 'A post about a certified employer is seen by {{usersReachedLeast}} to {{usersReachedMost}} people; {{seniorExecutivesPercent}} of them are senior executives.',
      },
      {
        title: 'Trust',
        text: 'An independent team has looked closely. That counts for more than any praise of oneself.',
      },
      {
        title: 'Choice',
        text: 'Good candidates compare. Those who can show what they do differently are asked first.',
      },
    ],
  },
  duty: {
    eyebrow: 'Responsibility',
    headline: 'Those who go ahead show others the way',
    lead: 'Nobody stays ahead by standing still. Three things keep the lead alive.',
    pillars: [
      {
        title: 'Share',
        text: 'Tell others what has worked and what has not: in the trade, in schools, among suppliers.',
      },
      {
        title: 'Measure',
        text: 'Keep asking whether what is new is also better. Not everything that is new is.',
      },
      {
        title: 'Continue',
        text: 'What goes beyond today will be ordinary tomorrow. Decide in good time what comes next.',
      },
    ],
  },
  reading: {
    eyebrow: 'How to read on',
    headline: 'What the figures on the next sheets say',
    pillars: [
      {
        title: 'The share',
        text: 'It says how many of a category’s questions the team has marked. Half means: in half of them you go further than is common.',
      },
      {
        title: 'The line',
        text: 'From {{beyondCategoryPercent}} on, a category is outstanding. Every outstanding category has sheets of its own.',
      },
      {
        title: 'The comparison',
        text: 'Beside your figures stand those of other organisations, wherever enough of them are behind the comparison.',
      },
    ],
  },
} as const;
