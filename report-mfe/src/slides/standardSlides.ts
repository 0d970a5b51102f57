import { CoverSlide } from '../covering/CoverSlide.tsx';
import { ResultSlide } from '../presenting-result/ResultSlide.tsx';
import type { SlideSpec } from './slideSpec.ts';

/** The standard view, in the order of the printed sheets (spec 2 §2). */
export const standardSlides: readonly SlideSpec[] = [
  { id: 'cover', Slide: CoverSlide },
  { id: 'result', isListed: true, Slide: ResultSlide },
];
