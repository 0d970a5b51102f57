import { sayingSlide } from '../composing/sayingSlide.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { writtenSlide } from '../team-texts/writtenSlide.tsx';

/** Strengths and needed activities, in three views. */
export const activitySlides: readonly SlideSpec[] = [
  sayingSlide({
    id: 'key-activities',
    isListed: true,
    text: 'auditing.keyActivities',
  }),
  writtenSlide({
    id: 'strengths-strategy',
    field: 'strengthsStrategy',
    text: 'auditing.strengthsStrategy',
  }),
  writtenSlide({
    id: 'activities-strategy',
    field: 'activitiesStrategy',
    text: 'auditing.activitiesStrategy',
  }),
  writtenSlide({
    id: 'strengths-investment',
    field: 'strengthsInvestment',
    text: 'auditing.strengthsInvestment',
  }),
  writtenSlide({
    id: 'activities-investment',
    field: 'activitiesInvestment',
    text: 'auditing.activitiesInvestment',
  }),
  writtenSlide({
    id: 'strengths-processes',
    field: 'strengthsProcesses',
    text: 'auditing.strengthsProcesses',
  }),
  writtenSlide({
    id: 'activities-processes',
    field: 'activitiesProcesses',
    text: 'auditing.activitiesProcesses',
  }),
];
