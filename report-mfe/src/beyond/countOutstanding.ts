import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportView } from '../reportView.ts';
import { isOutstanding } from './isOutstanding.ts';

/** How many of the categories that have questions are outstanding. */
export function countOutstanding(
  { beyond }: Pick<ReportView, 'beyond'>,
  programme: Pick<ProgrammeReply, 'thresholds'>,
): { count: number; total: number } {
  const asked = beyond.filter(({ percent }) => percent !== null);
  const outstanding = asked.filter(({ percent }) => isOutstanding(percent, programme));
  return { count: outstanding.length, total: asked.length };
}
