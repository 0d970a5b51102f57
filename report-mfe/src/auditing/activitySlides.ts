import { sayingSlide } from '../composing/sayingSlide.tsx';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { writtenSlide } from '../team-texts/writtenSlide.tsx';

/** What can be built on and what is needed, in three views. */
export const activitySlides: readonly SlideSpec[] = [
  sayingSlide({
    id: 'key-activities',
    isListed: true,
    say: ({ auditing }) => auditing.keyActivities,
  }),
  writtenSlide({
    id: 'strengths-strategy',
    field: 'strengthsStrategy',
    say: ({ auditing }) => auditing.strengthsStrategy,
  }),
  writtenSlide({
    id: 'activities-strategy',
    field: 'activitiesStrategy',
    say: ({ auditing }) => auditing.activitiesStrategy,
  }),
  writtenSlide({
    id: 'strengths-investment',
    field: 'strengthsInvestment',
    say: ({ auditing }) => auditing.strengthsInvestment,
  }),
  writtenSlide({
    id: 'activities-investment',
    field: 'activitiesInvestment',
    say: ({ auditing }) => auditing.activitiesInvestment,
  }),
  writtenSlide({
    id: 'strengths-processes',
    field: 'strengthsProcesses',
    say: ({ auditing }) => auditing.strengthsProcesses,
  }),
  writtenSlide({
    id: 'activities-processes',
    field: 'activitiesProcesses',
    say: ({ auditing }) => auditing.activitiesProcesses,
  }),
];
