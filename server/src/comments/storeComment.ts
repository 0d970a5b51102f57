import { createHash } from 'node:crypto';
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
 * The id of a person's comment on an area, of which there is one. Computed and not counted: it is the same whatever
 * others write, while a gap in numbers would tell that somebody has written something unseen.
 * @returns a whole number from 2^52 to 2^53, which JavaScript still counts exactly: none of those that are counted,
 *   and among a million such comments two are the same in one of 9,000 installations
 */
function idOfAreaComment(place: [questionnaireId: number, areaId: number, accountId: number]) {
  const hash = createHash('sha256').update(place.join(' ')).digest();
  return 2 ** 52 + Number(hash.readBigUInt64BE() >> 12n);
}
