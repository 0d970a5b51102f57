import { createHash } from 'node:crypto';
import type { MemberContext } from '../useCase.ts';
import type { CommentsTable } from '../database/gradingTables.ts';

/**
 * Inserts, updates or (if `content` is null) deletes a comment. The account becomes its author.
 * @param id id of the stored comment; undefined if there is none yet
 * @returns the comment's id, also of a deleted one; undefined if there was no comment and none was stored
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
      ...(kind === 'area' && { id: idOfAreaComment([questionnaire.id, areaId, account.id]) }),
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

/**
 * Derives the id of the one comment that a person can have on an area of a questionnaire. The id is a hash and not the
 * next number of a sequence, because a gap in a sequence would reveal that a colleague has written a blind comment.
 * @returns an integer from 2^52 to 2^53, exact in JavaScript and above all sequence values. The probability that two of
 *   a million such ids are equal is 1 in 9,000
 */
function idOfAreaComment(place: [questionnaireId: number, areaId: number, accountId: number]) {
  const hash = createHash('sha256').update(place.join(' ')).digest();
  return 2 ** 52 + Number(hash.readBigUInt64BE() >> 12n);
}
