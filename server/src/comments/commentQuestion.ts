import { refuse } from '@cert/shared/domain';
import type { ParsedInput } from '@cert/shared/contract';
import { recordChanges } from '../audit/recordChanges.ts';
import type { MemberContext, UseCase } from '../http/useCase.ts';
import { presentComment, type CommentRow } from './presentComment.ts';
import { requireQuestion } from './requireQuestion.ts';
import { storeComment } from './storeComment.ts';

/**
 * Adds a note on a question; with `commentId` changes one's own; a blank one deletes it. The same note of the same
 * person again changes nothing, so a call that arrives twice adds one note. The caller holds the questionnaire
 * (`Serialized`).
 * @throws Refusal invalid-input when the question is not of this edition, or has no note of that id here; not-allowed
 *   when the note is a colleague's
 */
export const commentQuestion: UseCase<'certifierAreaQuestionCommentSet'> = async (
  input,
  context,
) => {
  const { db, account, questionnaire, edition, now } = context;
  const { areaId } = requireQuestion(edition, input.questionId);
  const content = input.content.trim() === '' ? null : input.content;
  const stored = await findStored(input, context);
  const reader = { accountId: account.id, questionnaireId: questionnaire.id };
  if ((stored?.content ?? null) === content)
    return { comment: stored ? presentComment(stored, reader) : null };

  const at = now();
  const id = await storeComment(context, {
    id: stored?.id,
    kind: 'question',
    areaId,
    questionId: input.questionId,
    content,
    at,
  });
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'certifierAreaQuestionCommentSet',
    changes: [
      {
        subject: `comment ${id} on question ${input.questionId}`,
        before: stored?.content ?? null,
        after: content,
      },
    ],
  });
  if (id === undefined || content === null) return { comment: null };
  const row: CommentRow = {
    id,
    content,
    questionnaire_id: questionnaire.id,
    account_id: account.id,
    created_at: stored?.created_at ?? at,
    name: account.name,
  };
  return { comment: presentComment(row, reader) };
};

/** The note that the call is about: the one that it names, or one's own with the very same text. */
async function findStored(
  { questionId, commentId, content }: ParsedInput<'certifierAreaQuestionCommentSet'>,
  { db, account, questionnaire }: MemberContext,
): Promise<CommentRow | undefined> {
  const row = await db
    .selectFrom('comments as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.id', 'c.content', 'c.questionnaire_id', 'c.account_id', 'c.created_at', 'a.name'])
    .where('c.kind', '=', 'question')
    .where('c.questionnaire_id', '=', questionnaire.id)
    .where('c.question_id', '=', questionId)
    .where((is) =>
      commentId == null
        ? is.and({ 'c.account_id': account.id, 'c.content': content })
        : is('c.id', '=', commentId),
    )
    .executeTakeFirst();
  // One that is to be deleted may be gone already: the same call has arrived before.
  if (commentId != null && !row && content.trim() !== '')
    throw refuse('invalid-input', { fields: { commentId: 'unknown' } });
  if (row && row.account_id !== account.id) throw refuse('not-allowed');
  return row;
}
