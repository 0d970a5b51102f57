import type { SlideSpec } from '../slides/slideSpec.ts';
import { OutroSlide } from './OutroSlide.tsx';
import { TimelineSlide } from './TimelineSlide.tsx';

/** Thanks and contacts, the last slide of both views. */
export const outroSlide: SlideSpec = { id: 'outro', Slide: OutroSlide };

/** The last slides of every report. */
export const closingSlides: readonly SlideSpec[] = [
  { id: 'timeline', isListed: true, Slide: TimelineSlide },
  outroSlide,
];
