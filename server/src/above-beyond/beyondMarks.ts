import {
  questionKey,
  beyondCategories,
  listDisablingKeys,
  isDisabled,
  reachesPercent,
  selectAnswersInForce,
  sharePercent,
  calculateBeyondShares,
  type AnswersInForce,
  type BeyondShares,
  type StoredAnswers,
} from '@cert/shared/domain';
import { sql } from 'kysely';
import type { UseCase, MemberContext } from '../useCase.ts';
import { toFlag } from '../toFlag.ts';
import type { Edition } from '../editions/edition.ts';

/**
 * Reads whether each Above-and-Beyond question has a mark in force: the team has marked it, and it is not disabled. The
 * keys are `question_{id}`.
 */
export const readBeyondMarks: UseCase<'aboveBeyondCertifierUpdates'> = async (_input, context) => {
  const marked = await readMarksInForce(context);
  const questions = [...context.edition.questions.values()].filter(
    ({ beyondCategory }) => beyondCategory !== null,
  );
  return Object.fromEntries(questions.map(({ id }) => [questionKey(id), marked.has(id)]));
};

/**
 * Computes for each Above-and-Beyond category, in the order of `beyondCategories`, the percentage of marked questions
 * and whether this percentage reaches the programme's threshold. The percentage is null if the category has no
 * questions.
 */
export const readBeyondStats: UseCase<'aboveBeyondStats'> = async (_input, context) => {
  const shares = countMarksByCategory(context.edition, await readMarksInForce(context));
  return beyondCategories.map((category) => ({
    category,
    percentage: sharePercent(shares[category], context.programme.thresholds),
    reached: toFlag(
      reachesPercent(shares[category], context.programme.thresholds.beyondCategoryPercent),
    ),
  }));
};

/**
 * Counts the marked questions and all questions per Above-and-Beyond category of an edition.
 * @param marked from `readMarksInForce`
 */
export function countMarksByCategory(edition: Edition, marked: ReadonlySet<number>): BeyondShares {
  return calculateBeyondShares(
    [...edition.questions.values()].map(({ id, beyondCategory }) => ({
      beyondCategory,
      isMarked: marked.has(id),
    })),
  );
}

/**
 * Reads the ids of the Above-and-Beyond questions that the team has marked and that are not disabled. See
 * docs/product/certificate.md#marked-questions.
 */
export async function readMarksInForce({
  db,
  questionnaire: { id, isKeyOnly },
  edition,
}: Pick<MemberContext, 'db' | 'edition'> & {
  questionnaire: { id: number; isKeyOnly: boolean };
}): Promise<ReadonlySet<number>> {
  const keys = [...edition.questions.values()]
    .filter(({ beyondCategory }) => beyondCategory !== null)
    .flatMap((question) => listDisablingKeys(question, edition.questions));
  const { rows } = await sql<{ marked: number[]; stored: StoredAnswers }>`
    select
      (select coalesce(json_agg(question_id), '[]') from above_beyond_marks where questionnaire_id = ${id}) as marked,
      (select coalesce(json_object_agg(form_key, json_build_object('questionId', question_id, 'answerId', answer_id,
        'value', value)), '{}') from responses
        where questionnaire_id = ${id} and form_key = any(${keys}::text[])) as stored`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a statement without a condition has no row');
  const content = { areas: edition.areas, isKeyOnly };
  return selectMarksInForce(edition, {
    marked: row.marked,
    answers: selectAnswersInForce(content, row.stored),
  });
}

/** Selects the marked questions that are not disabled. See docs/product/certificate.md#marked-questions. */
export function selectMarksInForce(
  { questions }: Edition,
  { marked, answers }: { marked: readonly number[]; answers: AnswersInForce },
): ReadonlySet<number> {
  return new Set(
    marked.filter((id) => {
      const question = questions.get(id);
      return question && !isDisabled(question, answers);
    }),
  );
}

/** Reads the ids of the Above-and-Beyond questions that the team has marked, including disabled questions. */
export async function readMarkedQuestionIds({
  db,
  questionnaire,
}: Pick<MemberContext, 'db' | 'questionnaire'>): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('above_beyond_marks')
    .select('question_id')
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  return new Set(rows.map((row) => row.question_id));
}
