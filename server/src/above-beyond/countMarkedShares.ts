import { countBeyond, type BeyondShares } from '@cert/shared/domain';
import type { Edition } from '../questionnaires/edition.ts';

/** How much of each Above-and-Beyond category of an edition is marked. */
export function countMarkedShares(edition: Edition, marked: ReadonlySet<number>): BeyondShares {
  return countBeyond(
    [...edition.questions.values()].map(({ id, beyondCategory }) => ({
      beyondCategory,
      isMarked: marked.has(id),
    })),
  );
}
