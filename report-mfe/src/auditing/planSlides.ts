import { sayingSlide } from '../composing/sayingSlide.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { writtenSlide } from '../team-texts/writtenSlide.tsx';

/** Describes a good plan, then shows the plan of this organisation. */
export const planSlides: readonly SlideSpec[] = [
  sayingSlide({ id: 'action-plan', isListed: true, text: 'auditing.actionPlan' }),
  writtenSlide({
    id: 'action-plan-text',
    field: 'actionPlan',
    text: 'auditing.actionPlanText',
  }),
  writtenSlide({
    id: 'action-plan-timeline',
    field: 'actionPlanTimeline',
    text: 'auditing.actionPlanTimeline',
  }),
];
