/** Around what the certification team writes about the whole: praise, suggestions, learning. */
export const en = {
  categoryHighlights: {
    headline: 'What stands out here',
    lead: 'What the team saw and heard in this part of working life and found worth praising.',
  },
  categorySuggestions: {
    headline: 'What could become better here',
    lead: 'Suggestions for this part of working life; the ones that help people most come first.',
  },
  categorySuggestionsAdditional: {
    headline: 'What could follow here',
    lead: 'Further suggestions on the way to the certificate.',
  },
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
