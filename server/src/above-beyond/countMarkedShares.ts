import { calculateBeyondShares, type BeyondShares } from '@cert/shared/domain';
import type { Edition } from '../questionnaires/edition.ts';

/** Counts the marked and all questions of each Above-and-Beyond category of an edition. */
export function countMarkedShares(edition: Edition, marked: ReadonlySet<number>): BeyondShares {
  return calculateBeyondShares(
    [...edition.questions.values()].map(({ id, beyondCategory }) => ({
      beyondCategory,
      isMarked: marked.has(id),
    })),
  );
}
