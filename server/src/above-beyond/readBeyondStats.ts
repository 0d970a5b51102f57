import { beyondCategories, reachesPercent, sharePercent } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { asFlag } from '../questionnaires/asFlag.ts';
import { findMarked } from './findMarked.ts';
import { shareMarked } from './shareMarked.ts';

/** How much of each Above-and-Beyond category the team has marked (decisions §2), in the categories' order. */
export const readBeyondStats: UseCase<'aboveBeyondStats'> = async (_input, context) => {
  const shares = shareMarked(context.edition, await findMarked(context));
  return beyondCategories.map((category) => ({
    category,
    percentage: sharePercent(shares[category]),
    reached: asFlag(
      reachesPercent(shares[category], context.programme.thresholds.beyondCategoryPercent),
    ),
  }));
};
