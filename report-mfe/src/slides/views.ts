import { beyondSlides } from '../beyond/beyondSlides.ts';
import type { SlideList } from './slideSpec.ts';
import { standardSlides } from './standardSlides.ts';

/** The two ways to read a report (spec 2 §2). */
export type ViewName = 'standard' | 'beyond';

export const views: Record<ViewName, SlideList> = {
  standard: standardSlides,
  beyond: beyondSlides,
};
