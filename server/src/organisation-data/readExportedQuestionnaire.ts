import { findIndustryTitle, organisationTypes, type Language } from '@cert/shared/domain';
import { formatCountry } from '@cert/shared/i18n';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { type TransactionDatabase, setTextFormats } from '../database/inTransaction.ts';
import type { EditionReader, Edition } from '../editions/edition.ts';
import type { ExportedQuestionnaire, ExportedRow } from './exportedQuestionnaire.ts';
import { listExportedQuestions } from './listExportedQuestions.ts';
import {
  ownedTableList,
  type OwnedTableName,
  createOwnedByCondition,
  type OwnerIds,
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

/** Reads the rows of a table that belong to the scope, without secrets, and with labels for their ids and codes. */
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
  scope: OwnerIds;
  words: Labels;
}): Promise<ExportedRow[]> {
  const { people = [], secrets = [] } = owned;
  const { rows } = await sql<{ row: { [column: string]: unknown } }>`
    select to_jsonb(t) - ${[...secrets]}::text[] as row from ${sql.table(table)} t
    where ${createOwnedByCondition(owned, scope)} order by t`.execute(trx);
  return rows.map(({ row }) => {
    const shown: ExportedRow['shown'] = {};
    for (const [column, value] of Object.entries(row)) {
      const find = people.includes(column) ? words.findPerson : words.findByColumn(column);
      const values = Array.isArray(value) ? value : [value];
      const labels = values.map((one) => find?.(one));
      if (labels.length > 0 && !labels.includes(undefined)) shown[column] = labels.join(', ');
    }
    return { ...row, shown };
  });
}

/** Finds the label of an id or code; undefined if it has none. */
type FindLabel = (value: unknown) => string | undefined;

/** Labels for the ids and codes of a column, and names of people by the ids of their accounts. */
type Labels = {
  findByColumn: (column: string) => FindLabel | undefined;
  findPerson: FindLabel;
};

/** Reads labels for an edition's parts and for the lists of the organisation's form, and names of people. */
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
  const industry = byId((id) => findIndustryTitle(id, language));
  const labels = new Map<string, FindLabel>([
    ['area_id', byId((id) => edition.areas.get(id)?.title[language])],
    ['question_id', byId((id) => edition.questions.get(id)?.title[language])],
    ['answer_id', byId((id) => edition.answers.get(id)?.content[language])],
    ['type_id', byId((id) => organisationTypes.find((type) => type.id === id)?.title[language])],
    ['category_id', industry],
    ['category_ids', industry],
    ['countries', (code) => formatCountry(String(code), language)],
  ]);
  return {
    findByColumn: (column) => labels.get(column),
    findPerson: byId((id) => names.get(id)),
  };
}

function byId(find: (id: number) => string | undefined): FindLabel {
  return (value) => (typeof value === 'number' ? find(value) : undefined);
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
