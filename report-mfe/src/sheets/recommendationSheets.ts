import { defineTeamTextSheet } from './TeamTextSheet.tsx';

/** The sheets with the team's highlights and suggestions for the whole organisation, not for a single category. */
export const recommendationSheets = [
  defineTeamTextSheet({
    id: 'care-highlights',
    title: 'contents.titles.care-highlights',
    field: 'highlightsFirst',
    text: 'recommendations.highlightsFirst',
  }),
  defineTeamTextSheet({
    id: 'care-highlights-second',
    field: 'highlightsSecond',
    text: 'recommendations.highlightsSecond',
  }),
  defineTeamTextSheet({
    id: 'care-suggestions',
    title: 'contents.titles.care-suggestions',
    field: 'suggestions',
    text: 'recommendations.suggestions',
  }),
  defineTeamTextSheet({
    id: 'care-suggestions-additional',
    field: 'suggestionsAdditional',
    text: 'recommendations.suggestionsAdditional',
  }),
];

/** The suggested trainings, shown after the benchmark tables. */
export const trainingsSheet = defineTeamTextSheet({
  id: 'educations',
  title: 'contents.titles.educations',
  field: 'educations',
  text: 'recommendations.educations',
});
