import { isAuditReport } from '../../reportData.ts';
import { certifiersSheet } from '../certificateSheets.tsx';
import { limitSheetsToReports, type SheetDefinition } from '../defineSheet.ts';
import { defineProseSheet } from '../proseSheet.tsx';
import { defineTeamTexts } from '../defineTeamTexts.tsx';
import { authorizationSheet } from './AuthorizationSheet.tsx';
import { riskSheets } from './riskSheets.tsx';

/** The sheets about the organisation's strengths and the activities that it needs, from three points of view. */
const activitySheets: readonly SheetDefinition[] = [
  defineProseSheet({
    id: 'key-activities',
    title: 'contents.titles.key-activities',
    text: 'audit.keyActivities',
  }),
  ...(['Strategy', 'Investment', 'Processes'] as const).map(defineView),
];

/** The strengths and the needed activities from one point of view. */
function defineView(view: 'Strategy' | 'Investment' | 'Processes'): SheetDefinition {
  const name = view.toLowerCase();
  const strengths = `strengths-${name}`;
  return defineTeamTexts({
    id: strengths,
    texts: [
      { anchor: strengths, field: `strengths${view}`, text: `audit.strengths${view}` },
      { anchor: `activities-${name}`, field: `activities${view}`, text: `audit.activities${view}` },
    ],
  });
}

/** Describes a good plan. The organisation's plan follows on the same sheet or, if it does not fit, on other sheets. */
const planSheet = defineTeamTexts({
  id: 'action-plan',
  title: 'contents.titles.action-plan',
  above: { text: 'audit.actionPlan' },
  texts: [
    { anchor: 'action-plan-text', field: 'actionPlan', text: 'audit.actionPlanText' },
    {
      anchor: 'action-plan-timeline',
      field: 'actionPlanTimeline',
      text: 'audit.actionPlanTimeline',
    },
  ],
});

/** The sheets about the consequences of the results. Only an audit report has them. */
export const auditSheets = limitSheetsToReports(isAuditReport, [
  ...activitySheets,
  planSheet,
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
