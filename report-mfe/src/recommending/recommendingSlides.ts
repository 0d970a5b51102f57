import type { SlideSpec } from '../slides/slideSpec.ts';
import { teamTextSlideSpec } from '../team-texts/teamTextSlideSpec.tsx';

/** The slides with the team's highlights and suggestions for the whole organisation, not for a single category. */
export const recommendingSlides: readonly SlideSpec[] = [
  teamTextSlideSpec({
    id: 'care-highlights',
    isListed: true,
    field: 'highlightsFirst',
    text: 'recommending.highlightsFirst',
  }),
  teamTextSlideSpec({
    id: 'care-highlights-second',
    field: 'highlightsSecond',
    text: 'recommending.highlightsSecond',
  }),
  teamTextSlideSpec({
    id: 'care-suggestions',
    isListed: true,
    field: 'suggestions',
    text: 'recommending.suggestions',
  }),
  teamTextSlideSpec({
    id: 'care-suggestions-additional',
    field: 'suggestionsAdditional',
    text: 'recommending.suggestionsAdditional',
  }),
];

/** The suggested trainings, shown after the benchmark tables. */
export const trainingsSlide = teamTextSlideSpec({
  id: 'educations',
  isListed: true,
  field: 'educations',
  text: 'recommending.educations',
});
