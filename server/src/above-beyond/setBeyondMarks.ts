import { gradingLockReason, refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { requireQuestion } from '../editions/edition.ts';
import type { ExclusiveContext, UseCase } from '../useCase.ts';
import { readMarkedQuestionIds } from './beyondMarks.ts';

/** A change of one question: whether it has the Above-and-Beyond mark after the call. */
export type BeyondMarkChange = { questionId: number; isMarked: boolean };

/**
 * Sets or removes the marks of several Above-and-Beyond questions: all of them, or none if one is refused. A question
 * must not be listed twice. Setting a mark that is already set, or removing one that is not set, changes nothing. See
 * docs/product/certificate.md#marked-questions.
 * @throws Refusal invalid-input if a question is not in this edition or is not an Above-and-Beyond question; locked
 *   with `{reason}`
 */
export async function setBeyondMarks(
  context: ExclusiveContext,
  wanted: readonly BeyondMarkChange[],
): Promise<void> {
  if (wanted.length === 0) return;
  const { db, account, questionnaire, edition, now } = context;
  for (const { questionId } of wanted)
    if (requireQuestion(edition, questionId).beyondCategory === null)
      throw refuse('invalid-input', { fields: { questionId: 'not-above-beyond' } });
  const reason = gradingLockReason(questionnaire.settings);
  if (reason) throw refuse('locked', { reason });

  const marked = await readMarkedQuestionIds(context);
  const changed = wanted.filter(({ questionId, isMarked }) => marked.has(questionId) !== isMarked);
  const [added, removed] = [true, false].map((isMarked) =>
    changed.filter((mark) => mark.isMarked === isMarked).map(({ questionId }) => questionId),
  ) as [number[], number[]];
  const at = now();
  if (removed.length > 0)
    await db
      .deleteFrom('above_beyond_marks')
      .where('questionnaire_id', '=', questionnaire.id)
      .where('question_id', 'in', removed)
      .execute();
  if (added.length > 0)
    await db
      .insertInto('above_beyond_marks')
      .values(
        added.map((questionId) => ({
          questionnaire_id: questionnaire.id,
          question_id: questionId,
          marked_by: account.id,
          marked_at: at,
        })),
      )
      .execute();
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'aboveBeyondUpdate',
    changes: changed.map(({ questionId, isMarked }) => ({
      subject: `question ${questionId}`,
      before: !isMarked,
      after: isMarked,
    })),
  });
}

/** Sets or removes the mark of one Above-and-Beyond question; see `setBeyondMarks`. */
export const setBeyondMark: UseCase<'aboveBeyondUpdate'> = async (
  { questionId, grade: isMarked },
  context,
) => {
  await setBeyondMarks(context, [{ questionId, isMarked }]);
  return { grade: isMarked };
};
