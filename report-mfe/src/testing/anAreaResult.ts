import type { Report } from '@cert/shared/contract';
import { noBenchmarkAverages } from '@cert/shared/testing';

/** A key area with a sufficient grade. */
export function anAreaResult(
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
