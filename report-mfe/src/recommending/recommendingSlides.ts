import type { SlideSpec } from '../slides/slideSpec.ts';
import { writtenSlide } from '../team-texts/writtenSlide.tsx';

/** What the team praises and suggests beyond the single categories (spec 2 §2, step 11). */
export const recommendingSlides: readonly SlideSpec[] = [
  writtenSlide({
    id: 'care-highlights',
    isListed: true,
    field: 'highlightsFirst',
    say: ({ recommending }) => recommending.highlightsFirst,
  }),
  writtenSlide({
    id: 'care-highlights-second',
    field: 'highlightsSecond',
    say: ({ recommending }) => recommending.highlightsSecond,
  }),
  writtenSlide({
    id: 'care-suggestions',
    isListed: true,
    field: 'suggestions',
    say: ({ recommending }) => recommending.suggestions,
  }),
  writtenSlide({
    id: 'care-suggestions-additional',
    field: 'suggestionsAdditional',
    say: ({ recommending }) => recommending.suggestionsAdditional,
  }),
];

/** Comes after the benchmark tables. */
export const educationsSlide = writtenSlide({
  id: 'educations',
  isListed: true,
  field: 'educations',
  say: ({ recommending }) => recommending.educations,
});
