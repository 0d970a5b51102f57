import type { SlideSpec } from '../slides/slideSpec.ts';
import { KeyAreasBenchmarkSlide, KeyAreasSlide } from './KeyTopicsSlides.tsx';
import { StepsBenchmarkSlide, StepsSlide } from './StepsSlides.tsx';

/** The slides with the results by key topic and by lifecycle step, each without and with a comparison with others. */
export const keyAreaAndStepSlides: readonly SlideSpec[] = [
  {
    id: 'key-topics',
    isListed: true,
    isIn: ({ keyTopics }) => keyTopics.length > 0,
    Slide: KeyAreasSlide,
  },
  {
    id: 'key-topics-benchmark',
    isListed: true,
    isIn: ({ keyTopics }) => keyTopics.length > 0,
    Slide: KeyAreasBenchmarkSlide,
  },
  {
    id: 'elc',
    isListed: true,
    isIn: ({ categories }) => categories.length > 0,
    Slide: StepsSlide,
  },
  {
    id: 'elc-benchmark',
    isListed: true,
    isIn: ({ categories }) => categories.length > 0,
    Slide: StepsBenchmarkSlide,
  },
];
