import type { SlideSpec } from '../slides/slideSpec.ts';
import { writtenSlide } from '../team-texts/writtenSlide.tsx';

/** The team's highlights and suggestions that belong to no single category. */
export const recommendingSlides: readonly SlideSpec[] = [
  writtenSlide({
    id: 'care-highlights',
    isListed: true,
    field: 'highlightsFirst',
    text: 'recommending.highlightsFirst',
  }),
  writtenSlide({
    id: 'care-highlights-second',
    field: 'highlightsSecond',
    text: 'recommending.highlightsSecond',
  }),
  writtenSlide({
    id: 'care-suggestions',
    isListed: true,
    field: 'suggestions',
    text: 'recommending.suggestions',
  }),
  writtenSlide({
    id: 'care-suggestions-additional',
    field: 'suggestionsAdditional',
    text: 'recommending.suggestionsAdditional',
  }),
];

/** The suggested trainings, shown after the benchmark tables. */
export const educationsSlide = writtenSlide({
  id: 'educations',
  isListed: true,
  field: 'educations',
  text: 'recommending.educations',
});
