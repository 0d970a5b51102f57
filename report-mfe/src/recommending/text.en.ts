/** Around what the certification team writes about the whole: praise, suggestions, learning. */
export const en = {
  highlightsFirst: {
    eyebrow: 'Praise',
    headline: 'What you do well',
    lead: 'Practices that the team saw, heard about and found worth keeping.',
  },
  highlightsSecond: {
    eyebrow: 'Praise',
    headline: 'What deserves praise as well',
    lead: 'More of what others could learn from you.',
  },
  suggestions: {
    eyebrow: 'Suggestions',
    headline: 'Where you can grow',
    lead: 'What would make the greatest difference for your people. Begin with one, not with all.',
  },
  suggestionsAdditional: {
    eyebrow: 'Suggestions',
    headline: 'What could follow after that',
    lead: 'Further steps for the time when the first ones are part of everyday work.',
  },
  educations: {
    eyebrow: 'Learning',
    headline: 'What is worth learning next',
    lead: 'Each training should have a purpose: for whom it is, what they will do differently, and how one will notice.',
  },
} as const;
