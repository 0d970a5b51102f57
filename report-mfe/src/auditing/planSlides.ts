import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { teamTextSlideSpec } from '../team-texts/teamTextSlideSpec.tsx';

/** Describes a good plan, then shows the plan of this organisation. */
export const planSlides: readonly SlideSpec[] = [
  proseSlideSpec({ id: 'action-plan', isListed: true, text: 'auditing.actionPlan' }),
  teamTextSlideSpec({
    id: 'action-plan-text',
    field: 'actionPlan',
    text: 'auditing.actionPlanText',
  }),
  teamTextSlideSpec({
    id: 'action-plan-timeline',
    field: 'actionPlanTimeline',
    text: 'auditing.actionPlanTimeline',
  }),
];
