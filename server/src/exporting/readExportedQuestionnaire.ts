import type { Language } from '@cert/shared/domain';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { setTextFormats } from '../backup/setTextFormats.ts';
import { ownedTableList, type OwnedTableName } from '../organisation-data/ownedTables.ts';
import type { EditionReader } from '../editions/edition.ts';
import type { ExportedQuestionnaire, ExportedRow } from './exportedQuestionnaire.ts';
import { listExportedQuestions } from './listExportedQuestions.ts';
import { listQuestionnaireClientIds } from './listQuestionnaireClientIds.ts';
import { readRows } from './readRows.ts';
import { readLabels } from './readLabels.ts';

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
