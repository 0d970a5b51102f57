import { beyondSlides } from '../beyond/beyondSlides.ts';
import type { SlideList } from './slideSpec.ts';
import { standardSlides } from './standardSlides.ts';

/** The two views of a report. */
export type ViewName = 'standard' | 'beyond';

export const views: Record<ViewName, SlideList> = {
  standard: standardSlides,
  beyond: beyondSlides,
};
