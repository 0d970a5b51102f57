import type { SlideSpec } from '../slides/slideSpec.ts';
import { OutroSlide } from './OutroSlide.tsx';
import { TimelineSlide } from './TimelineSlide.tsx';

/** Thanks and contacts, with which both views end. */
export const outroSlide: SlideSpec = { id: 'outro', Slide: OutroSlide };

/** With what every report ends (spec 2 §2, step 13). */
export const closingSlides: readonly SlideSpec[] = [
  { id: 'timeline', isListed: true, Slide: TimelineSlide },
  outroSlide,
];
