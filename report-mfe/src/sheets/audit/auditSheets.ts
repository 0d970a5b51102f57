import { isNotPassed } from '../../reportData.ts';
import { certifiersSheet } from '../certificateSheets.tsx';
import { onlyWhen, type SheetDefinition } from '../defineSheet.ts';
import { defineProseSheet } from '../proseSheet.tsx';
import { defineTeamTextSheet } from '../TeamTextSheet.tsx';
import { authorizationSheet } from './AuthorizationSheet.tsx';
import { riskSheets } from './riskSheets.tsx';

/** The sheets about the organisation's strengths and the activities that it needs, from three points of view. */
const activitySheets: readonly SheetDefinition[] = [
  defineProseSheet({
    id: 'key-activities',
    title: 'contents.titles.key-activities',
    text: 'audit.keyActivities',
  }),
  defineTeamTextSheet({
    id: 'strengths-strategy',
    field: 'strengthsStrategy',
    text: 'audit.strengthsStrategy',
  }),
  defineTeamTextSheet({
    id: 'activities-strategy',
    field: 'activitiesStrategy',
    text: 'audit.activitiesStrategy',
  }),
  defineTeamTextSheet({
    id: 'strengths-investment',
    field: 'strengthsInvestment',
    text: 'audit.strengthsInvestment',
  }),
  defineTeamTextSheet({
    id: 'activities-investment',
    field: 'activitiesInvestment',
    text: 'audit.activitiesInvestment',
  }),
  defineTeamTextSheet({
    id: 'strengths-processes',
    field: 'strengthsProcesses',
    text: 'audit.strengthsProcesses',
  }),
  defineTeamTextSheet({
    id: 'activities-processes',
    field: 'activitiesProcesses',
    text: 'audit.activitiesProcesses',
  }),
];

/** Describes a good plan, then shows the plan of this organisation. */
const planSheets: readonly SheetDefinition[] = [
  defineProseSheet({
    id: 'action-plan',
    title: 'contents.titles.action-plan',
    text: 'audit.actionPlan',
  }),
  defineTeamTextSheet({
    id: 'action-plan-text',
    field: 'actionPlan',
    text: 'audit.actionPlanText',
  }),
  defineTeamTextSheet({
    id: 'action-plan-timeline',
    field: 'actionPlanTimeline',
    text: 'audit.actionPlanTimeline',
  }),
];

/** The sheets about the consequences of the results. Only an audit report has them. */
export const auditSheets = onlyWhen(isNotPassed, [
  ...activitySheets,
  ...planSheets,
  defineProseSheet({
    id: 'change-management',
    title: 'contents.titles.change-management',
    text: 'audit.changeManagement',
  }),
  defineProseSheet({ id: 'roles', title: 'contents.titles.roles', text: 'audit.roles' }),
  authorizationSheet,
  ...riskSheets,
  defineProseSheet({
    id: 'next-steps',
    title: 'contents.titles.next-steps',
    text: 'audit.nextSteps',
  }),
  certifiersSheet,
]);
