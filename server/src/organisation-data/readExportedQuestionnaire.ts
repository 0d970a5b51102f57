import type { Language } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { type TransactionDatabase, setTextFormats } from '../database/inTransaction.ts';
import type { EditionReader, Edition } from '../editions/edition.ts';
import type { ExportedQuestionnaire, ExportedRow } from './exportedQuestionnaire.ts';
import { listExportedQuestions } from './listExportedQuestions.ts';
import {
  ownedTableList,
  type OwnedTableName,
  inScopeCondition,
  type Scope,
  type OwnedTable,
} from './ownedTables.ts';

/**
 * Reads a complete questionnaire: its rows of every table with data of an organisation, and its questions with their
 * answers in one language.
 * @returns undefined if the organisation has no questionnaire of that year
 */
export async function readExportedQuestionnaire({
  trx,
  key,
  year,
  language,
  readEdition,
  at,
}: {
  trx: TransactionDatabase;
  key: string;
  year: number;
  language: Language;
  readEdition: EditionReader;
  at: Date;
}): Promise<ExportedQuestionnaire | undefined> {
  const found = await trx
    .selectFrom('questionnaires as q')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .select(['q.id', 'q.edition_id', 'q.organisation_id', 'o.key', 'o.title'])
    .where('o.key', '=', key)
    .where('q.year', '=', year)
    .executeTakeFirst();
  if (!found) return undefined;
  await setTextFormats(trx);
  const edition = await readEdition(trx, { editionId: found.edition_id, year });
  const scope = {
    organisation: [found.organisation_id],
    questionnaire: [found.id],
    account: await listQuestionnaireClientIds(trx, found.id),
  };
  const words = await readLabels({ trx, edition, language });
  const tables: Partial<Record<OwnedTableName, ExportedRow[]>> = {};
  for (const [table, owned] of ownedTableList)
    tables[table] = await readRows({ trx, table, owned, scope, words });
  const whole = tables as ExportedQuestionnaire['tables'];
  return {
    format: 'questionnaire',
    version: 1,
    exportedAt: at.toISOString(),
    language,
    organisation: { key: found.key, title: found.title },
    year,
    questions: listExportedQuestions({ edition, language, tables: whole }),
    tables: whole,
  };
}

/** Reads the rows of a table that belong to the scope, without secrets, and with labels for their ids. */
async function readRows({
  trx,
  table,
  owned,
  scope,
  words,
}: {
  trx: Database;
  table: OwnedTableName;
  owned: OwnedTable;
  scope: Scope;
  words: Labels;
}): Promise<ExportedRow[]> {
  const { people = [], secrets = [] } = owned;
  const { rows } = await sql<{ row: { [column: string]: unknown } }>`
    select to_jsonb(t) - ${[...secrets]}::text[] as row from ${sql.table(table)} t
    where ${inScopeCondition(owned, scope)} order by t`.execute(trx);
  return rows.map(({ row }) => {
    const shown: ExportedRow['shown'] = {};
    for (const [column, value] of Object.entries(row)) {
      if (typeof value !== 'number') continue;
      const word = people.includes(column) ? words.findPerson(value) : words.find(column, value);
      if (word !== undefined) shown[column] = word;
    }
    return { ...row, shown };
  });
}

/** Finds the label of an id by its column; undefined if it has none. */
type Labels = {
  find: (column: string, id: number) => string | undefined;
  findPerson: (accountId: number) => string | undefined;
};

/** Reads labels for the ids of an edition's parts, and names of people. */
async function readLabels({
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

/**
 * Reads the account ids of a questionnaire's clients. Only these accounts are data of the organisation; those of the
 * team are not.
 */
async function listQuestionnaireClientIds(
  db: Database,
  questionnaireId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('role', '=', 'client')
    .where('is_certifier', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}
