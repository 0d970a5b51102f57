import { refuse } from '@cert/shared/domain';
import type { ParsedInput } from '@cert/shared/contract';
import { recordChanges } from '../audit/recordChanges.ts';
import type { MemberContext, UseCase } from '../useCase.ts';
import { presentComment, type CommentRow } from './commentRows.ts';
import { requireQuestion } from '../editions/edition.ts';
import { storeComment } from './storeComment.ts';

/**
 * Adds a note on a question. With `commentId` it changes an existing note of the caller, or deletes it if the text is
 * blank. Idempotent: an identical note of the same person is not added twice. The rest of the team gets a mail about a
 * new note. See docs/product/grading.md#notes.
 * @throws Refusal invalid-input if the question is not in this edition or has no note with this id; not-allowed if the
 *   note is a colleague's
 */
export const saveQuestionNote: UseCase<'certifierAreaQuestionCommentSet'> = async (
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
  if (!stored)
    await context.queueMemberMails(db, {
      kind: 'note-written',
      questionnaireId: questionnaire.id,
      exceptAccountId: account.id,
    });
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

/** Finds the note with the given id; if no id is given, the caller's own note with the same text. */
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
  // If the same call was sent twice, the note that it deletes may be deleted already. This is no error.
  if (commentId != null && !row && content.trim() !== '')
    throw refuse('invalid-input', { fields: { commentId: 'unknown' } });
  if (row && row.account_id !== account.id) throw refuse('not-allowed');
  return row;
}
