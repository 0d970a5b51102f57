import { gradingLock, refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import { requireQuestion } from '../comments/requireQuestion.ts';
import type { MemberContext } from '../http/useCase.ts';
import { findMarkedQuestions } from './findMarkedQuestions.ts';

/** Whether a question is to be marked "Above and Beyond". */
export type BeyondMark = { questionId: number; isMarked: boolean };

/**
 * Marks any number of Above-and-Beyond questions, each named once, or takes marks away: all of them or, when one is
 * refused, none. Marks are the team's, not one person's; the same again changes nothing. The caller holds the
 * questionnaire (`Serialized`).
 * @throws Refusal invalid-input when a question is not of this edition, or of its standard track; locked with
 *   `{reason}`
 */
export async function markBeyond(
  context: MemberContext,
  wanted: readonly BeyondMark[],
): Promise<void> {
  if (wanted.length === 0) return;
  const { db, account, questionnaire, edition, now } = context;
  for (const { questionId } of wanted)
    if (requireQuestion(edition, questionId).beyondCategory === null)
      throw refuse('invalid-input', { fields: { questionId: 'not-above-beyond' } });
  const reason = gradingLock(questionnaire.settings);
  if (reason) throw refuse('locked', { reason });

  const marked = await findMarkedQuestions(context);
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
