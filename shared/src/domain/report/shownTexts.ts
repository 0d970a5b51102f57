import type { BeyondCategory } from '../grades/beyond.ts';
import { listBeyondFields } from './reportFields.ts';

/** What decides which texts of the team a report shows. */
export type ShownTextConditions = {
  /** Whether the report is a certification report; else it is an audit report. */
  isPassed: boolean;
  /** Whether the report has the Above-and-Beyond view. */
  isAdvanced: boolean;
  /** The ids of the report's categories: those with an area that counts in the overall result. */
  categoryIds: readonly number[];
  /** The Above-and-Beyond categories with sheets of their own. */
  outstanding: readonly BeyondCategory[];
};

const always = [
  'highlightsFirst',
  'highlightsSecond',
  'suggestions',
  'suggestionsAdditional',
  'educations',
  'timeline',
];
const ofPassed = ['whatsNext'];
const ofAudit = [
  'reportDate',
  'strengthsStrategy',
  'activitiesStrategy',
  'strengthsInvestment',
  'activitiesInvestment',
  'strengthsProcesses',
  'activitiesProcesses',
  'actionPlan',
  'actionPlanTimeline',
];
const ofBeyond = ['abReportDate', 'wordsFromTeam'];

/**
 * Lists the fields that a decided report shows. Texts of other fields may have been written before the decision; they
 * are not for the organisation. See docs/product/report.md#who-reads-it.
 */
export function listShownFields({
  isPassed,
  isAdvanced,
  categoryIds,
  outstanding,
}: ShownTextConditions): string[] {
  return [
    ...always,
    ...(isPassed ? ofPassed : ofAudit),
    ...categoryIds.flatMap((id) => [
      `highlights_${id}`,
      `suggestions_${id}`,
      ...(isPassed ? [] : [`suggestions_additional_${id}`]),
    ]),
    ...(isAdvanced ? [...ofBeyond, ...outstanding.flatMap(listBeyondFields)] : []),
  ];
}
