import { isBelowMinimumGrade } from '@cert/shared/domain';
import type { ReportView } from '../reportView.ts';

/**
 * How many key topics have at least the grade that the certificate asks for (decisions §2). One without a grade has
 * not reached it yet.
 */
export function countReachedKeyTopics({ keyTopics }: Pick<ReportView, 'keyTopics'>): number {
  return keyTopics.filter(
    ({ minGrade, grade }) => grade !== null && !isBelowMinimumGrade({ minGrade, shown: grade }),
  ).length;
}
