import { defineTeamTexts, defineTeamTextSheet } from './defineTeamTexts.tsx';
import { StepList, StrongestAreas, WeakestAreas } from './grades/Shortlist.tsx';

/** The sheets with the team's highlights and suggestions for the whole organisation, not for a single category. */
export const recommendationSheets = [
  defineTeamTexts({
    id: 'care-highlights',
    title: 'contents.titles.care-highlights',
    Figure: StrongestAreas,
    texts: [
      {
        anchor: 'care-highlights',
        field: 'highlightsFirst',
        text: 'recommendations.highlightsFirst',
      },
      {
        anchor: 'care-highlights-second',
        field: 'highlightsSecond',
        text: 'recommendations.highlightsSecond',
      },
    ],
  }),
  defineTeamTexts({
    id: 'care-suggestions',
    title: 'contents.titles.care-suggestions',
    Figure: StepList,
    texts: [
      { anchor: 'care-suggestions', field: 'suggestions', text: 'recommendations.suggestions' },
      {
        anchor: 'care-suggestions-additional',
        field: 'suggestionsAdditional',
        text: 'recommendations.suggestionsAdditional',
      },
    ],
  }),
];

/** The suggested trainings, shown after the benchmark tables. */
export const trainingsSheet = defineTeamTextSheet({
  id: 'educations',
  title: 'contents.titles.educations',
  Figure: WeakestAreas,
  field: 'educations',
  text: 'recommendations.educations',
});
