import type { SlideSpec } from '../slides/slideSpec.ts';
import { NumbersSlide, PercentsSlide } from './FiguresSlides.tsx';

/** The benchmark tables of the standard view (spec 2 §2, step 11). */
export const figuresSlides: readonly SlideSpec[] = [
  {
    id: 'care-benchmark',
    isListed: true,
    isIn: ({ figures }) => figures.standard.numbers.length > 0,
    Slide: NumbersSlide,
  },
  {
    id: 'care-benchmark-percents',
    isIn: ({ figures }) => figures.standard.percents.length > 0,
    Slide: PercentsSlide,
  },
];
