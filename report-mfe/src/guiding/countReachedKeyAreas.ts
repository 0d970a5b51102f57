import { isBelowMinimumGrade } from '@cert/shared/domain';
import type { ReportData } from '../toReportData.ts';

/**
 * Counts the key topics with at least the grade that the certificate requires. A topic without a grade does not
 * count.
 */
export function countReachedKeyAreas({ keyTopics }: Pick<ReportData, 'keyTopics'>): number {
  return keyTopics.filter(
    ({ minGrade, grade }) => grade !== null && !isBelowMinimumGrade({ minGrade, shown: grade }),
  ).length;
}
