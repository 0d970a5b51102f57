/** What was reached, and the sheets that lead from one part of the report to the next. */
export const en = {
  about: {
    passed: {
      eyebrow: 'What was reached',
      headline: 'The certificate is yours for {{year}}',
      lead: 'The {{product}} certificate has two conditions. Both are met, and nothing else decides: neither size nor industry nor how often an employer has taken part.',
    },
    'not-passed': {
      eyebrow: 'What was reached',
      headline: 'Not yet the certificate, but a clear way to it',
      lead: 'The {{product}} certificate has two conditions, and both must be met. This report says what is missing, what is strong already and what to do first.',
    },
    'not-decided': {
      eyebrow: 'Where it stands',
      headline: 'The grades are not complete yet',
      lead: 'The {{product}} certificate has two conditions, and both must be met. Until every final grade is set this report is provisional and nothing is decided.',
    },
    rules: {
      points: {
        title: 'Of all points',
        text: 'The certificate asks for at least {{certificatePercent}} of all possible points.',
      },
      keyTopics: {
        title: 'Key topics',
        text: 'On each of the {{keyTopicCount}} key topics it asks for at least grade {{leastGrade}}.',
      },
    },
    marks: { met: 'Met', missed: 'Not yet met', open: 'Still open' },
    year: {
      passed: {
        title: 'Valid for the year',
        text: 'The certificate carries its year. A new assessment decides about the next one.',
      },
      other: {
        title: 'Year of the assessment',
        text: 'The grades tell what was in place and could be shown in this year.',
      },
    },
  },
  yourResults: {
    eyebrow: 'First part',
    headline: 'Your results',
    lead: 'First the whole, then the key topics, then the road that people take through working life. Beside your own result stand that of the earlier assessment and, where enough organisations are behind it, that of others.',
  },
  diveIn: {
    eyebrow: 'Second part',
    headline: 'Let us dive in',
    lead: 'From the whole to its parts. For each category you see the grades of its areas, what deserves praise and what could become better.',
  },
} as const;
