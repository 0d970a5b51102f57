import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportData } from '../toReportData.ts';
import { isOutstandingCategory } from './isOutstandingCategory.ts';

/** Counts the categories that have questions, and the outstanding ones among them (`isOutstandingCategory`). */
export function countOutstandingCategories(
  { beyond }: Pick<ReportData, 'beyond'>,
  programme: Pick<ProgrammeReply, 'thresholds'>,
): { count: number; total: number } {
  const withQuestions = beyond.filter(({ percent }) => percent !== null);
  const outstanding = withQuestions.filter(({ percent }) =>
    isOutstandingCategory(percent, programme),
  );
  return { count: outstanding.length, total: withQuestions.length };
}
