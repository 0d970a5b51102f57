import type { Report } from '@cert/shared/contract';
import { noBenchmarkAverages } from '@cert/shared/testing';

/** The result of a key area, by default with exactly the required grade. */
export function aKeyAreaResult(
  given: Partial<Report['keyTopics'][number]> = {},
): Report['keyTopics'][number] {
  return {
    id: 1,
    content: 'Selection',
    minGrade: 2,
    grade: 2,
    previousGrade: null,
    others: noBenchmarkAverages,
    ...given,
  };
}
