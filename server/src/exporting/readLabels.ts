import type { Language } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { Edition } from '../editions/edition.ts';

/** Finds the label of an id by its column; undefined if it has none. */
export type Labels = {
  find: (column: string, id: number) => string | undefined;
  findPerson: (accountId: number) => string | undefined;
};

/** Reads labels for the ids of an edition's parts, and names of people. */
export async function readLabels({
  trx,
  edition,
  language,
}: {
  trx: Database;
  edition: Edition;
  language: Language;
}): Promise<Labels> {
  const accounts = await trx.selectFrom('accounts').select(['id', 'name']).execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const texts: { [column: string]: (id: number) => string | undefined } = {
    area_id: (id) => edition.areas.get(id)?.title[language],
    question_id: (id) => edition.questions.get(id)?.title[language],
    answer_id: (id) => edition.answers.get(id)?.content[language],
  };
  return {
    find: (column, id) => (Object.hasOwn(texts, column) ? texts[column]?.(id) : undefined),
    findPerson: (accountId) => names.get(accountId),
  };
}
