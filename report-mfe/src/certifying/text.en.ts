/** Who stands behind the result, and what a certified employer may do with it. */
export const en = {
  confirmation: {
    eyebrow: 'Confirmation',
    headline: 'We confirm the {{product}} certificate for {{year}}',
    lead: '{{organisation}} has met the conditions of the certificate. Each of us judged independently; the final grades are our common decision.',
    decided: 'Decided on {{date}}',
  },
  certifiers: {
    eyebrow: 'The team',
    headline: 'Who assessed you',
    lead: 'Each of us judged independently; the final grades are our common decision. We thank everybody who answered our questions, and we are glad to explain every grade.',
    decided: 'Decided on {{date}}',
  },
  none: 'The team has not been named yet',
  standing: {
    eyebrow: 'What’s next',
    headline: 'The certificate is valid for {{year}} and yours to show',
    pillars: [
      {
        title: 'Validity',
        text: 'The certificate belongs to its year. It confirms what was in place at the assessment and could be shown.',
      },
      {
        title: 'Follow-up',
        text: 'Some months on, the team asks what has become of the suggestions. Who wants to keep the certificate applies again; last year’s answers and documents are then at hand.',
      },
      {
        title: 'Authorisation',
        text: 'You may use the mark of {{product}} in job advertisements, on your website and in your offices: always with the year, never altered, and only for the organisation that was assessed.',
      },
    ],
  },
  whatsNext: {
    eyebrow: 'What’s next',
    headline: 'Your next steps',
    lead: 'What the team agreed with you for the time after the certificate.',
  },
} as const;
