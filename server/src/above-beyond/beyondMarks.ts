import {
  questionKey,
  beyondCategories,
  reachesPercent,
  sharePercent,
  calculateBeyondShares,
  type BeyondShares,
} from '@cert/shared/domain';
import type { UseCase, MemberContext } from '../useCase.ts';
import { toFlag } from '../toFlag.ts';
import type { Edition } from '../editions/edition.ts';

/** Reads for each Above-and-Beyond question whether the team has marked it, by the key `question_{id}`. */
export const readBeyondMarks: UseCase<'aboveBeyondCertifierUpdates'> = async (_input, context) => {
  const marked = await readMarkedQuestionIds(context);
  const questions = [...context.edition.questions.values()].filter(
    ({ beyondCategory }) => beyondCategory !== null,
  );
  return Object.fromEntries(questions.map(({ id }) => [questionKey(id), marked.has(id)]));
};

/**
 * Computes the percentage of marked questions per Above-and-Beyond category, and whether it reaches the programme's
 * threshold, in the order of the categories. The percentage is null if the category has no questions.
 */
export const readBeyondStats: UseCase<'aboveBeyondStats'> = async (_input, context) => {
  const shares = countMarkedShares(context.edition, await readMarkedQuestionIds(context));
  return beyondCategories.map((category) => ({
    category,
    percentage: sharePercent(shares[category]),
    reached: toFlag(
      reachesPercent(shares[category], context.programme.thresholds.beyondCategoryPercent),
    ),
  }));
};

/** Counts the marked questions and all questions per Above-and-Beyond category of an edition. */
export function countMarkedShares(edition: Edition, marked: ReadonlySet<number>): BeyondShares {
  return calculateBeyondShares(
    [...edition.questions.values()].map(({ id, beyondCategory }) => ({
      beyondCategory,
      isMarked: marked.has(id),
    })),
  );
}

/** Finds the ids of the Above-and-Beyond questions that the team has marked. */
export async function readMarkedQuestionIds({
  db,
  questionnaire,
}: Pick<MemberContext, 'db'> & { questionnaire: { id: number } }): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('above_beyond_marks')
    .select('question_id')
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  return new Set(rows.map((row) => row.question_id));
}
