import { beyondCategories, reachesPercent, sharePercent } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { asFlag } from '../questionnaires/asFlag.ts';
import { listMarkedQuestionIds } from './listMarkedQuestionIds.ts';
import { countMarkedShares } from './countMarkedShares.ts';

/** Computes the percentage of marked questions per Above-and-Beyond category, in the order of the categories. */
export const readBeyondStats: UseCase<'aboveBeyondStats'> = async (_input, context) => {
  const shares = countMarkedShares(context.edition, await listMarkedQuestionIds(context));
  return beyondCategories.map((category) => ({
    category,
    percentage: sharePercent(shares[category]),
    reached: asFlag(
      reachesPercent(shares[category], context.programme.thresholds.beyondCategoryPercent),
    ),
  }));
};
