import type { MemberContext } from '../http/useCase.ts';
import type { CommentsTable } from '../database/gradingTables.ts';

/**
 * Writes a comment in the account's name, or deletes it where its content is null.
 * @param id of the comment that stands there; undefined where there is none yet
 * @returns its id; undefined when there was none and is none
 */
export async function storeComment(
  { db, account, questionnaire }: Pick<MemberContext, 'db' | 'account' | 'questionnaire'>,
  {
    id,
    kind,
    areaId,
    questionId,
    content,
    at,
  }: {
    id: number | undefined;
    kind: CommentsTable['kind'];
    areaId: number;
    questionId: number | null;
    content: string | null;
    at: Date;
  },
): Promise<number | undefined> {
  if (content === null) {
    if (id !== undefined) await db.deleteFrom('comments').where('id', '=', id).execute();
    return id;
  }
  const written = { content, account_id: account.id, changed_at: at };
  if (id !== undefined) {
    await db.updateTable('comments').set(written).where('id', '=', id).execute();
    return id;
  }
  const inserted = await db
    .insertInto('comments')
    .values({
      ...written,
      questionnaire_id: questionnaire.id,
      kind,
      area_id: areaId,
      question_id: questionId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}
