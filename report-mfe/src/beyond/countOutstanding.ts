import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportView } from '../reportView.ts';
import { isOutstanding } from './isOutstanding.ts';

/** Counts the outstanding categories among those that have questions. */
export function countOutstanding(
  { beyond }: Pick<ReportView, 'beyond'>,
  programme: Pick<ProgrammeReply, 'thresholds'>,
): { count: number; total: number } {
  const asked = beyond.filter(({ percent }) => percent !== null);
  const outstanding = asked.filter(({ percent }) => isOutstanding(percent, programme));
  return { count: outstanding.length, total: asked.length };
}
