import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportView } from '../reportView.ts';
import { isOutstanding } from './isOutstanding.ts';

/** Counts the categories that have questions, and the outstanding ones among them (`isOutstanding`). */
export function countOutstanding(
  { beyond }: Pick<ReportView, 'beyond'>,
  programme: Pick<ProgrammeReply, 'thresholds'>,
): { count: number; total: number } {
  const withQuestions = beyond.filter(({ percent }) => percent !== null);
  const outstanding = withQuestions.filter(({ percent }) => isOutstanding(percent, programme));
  return { count: outstanding.length, total: withQuestions.length };
}
