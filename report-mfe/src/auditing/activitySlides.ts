import { proseSlideSpec } from '../composing/proseSlideSpec.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { teamTextSlideSpec } from '../team-texts/teamTextSlideSpec.tsx';

/** The slides about the organisation's strengths and the activities that it needs, from three points of view. */
export const activitySlides: readonly SlideSpec[] = [
  proseSlideSpec({
    id: 'key-activities',
    isListed: true,
    text: 'auditing.keyActivities',
  }),
  teamTextSlideSpec({
    id: 'strengths-strategy',
    field: 'strengthsStrategy',
    text: 'auditing.strengthsStrategy',
  }),
  teamTextSlideSpec({
    id: 'activities-strategy',
    field: 'activitiesStrategy',
    text: 'auditing.activitiesStrategy',
  }),
  teamTextSlideSpec({
    id: 'strengths-investment',
    field: 'strengthsInvestment',
    text: 'auditing.strengthsInvestment',
  }),
  teamTextSlideSpec({
    id: 'activities-investment',
    field: 'activitiesInvestment',
    text: 'auditing.activitiesInvestment',
  }),
  teamTextSlideSpec({
    id: 'strengths-processes',
    field: 'strengthsProcesses',
    text: 'auditing.strengthsProcesses',
  }),
  teamTextSlideSpec({
    id: 'activities-processes',
    field: 'activitiesProcesses',
    text: 'auditing.activitiesProcesses',
  }),
];
