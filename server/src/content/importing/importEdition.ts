import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { sha256Hex } from '../../sha256Hex.ts';
import { getOrThrow } from '../../getOrThrow.ts';
import { InvalidContentError } from '../contentIssue.ts';
import { readContent } from '../reading/readContent.ts';
import type { ContentEdition } from '../schema/edition.ts';
import { findSpellingIssues } from '../spelling/findSpellingIssues.ts';
import { insertCategory, type InsertedQuestion } from './insertCategory.ts';

/** Result of an import. `isNew` is false if identical content was stored already, so that the import stored nothing. */
type ImportedEdition = {
  editionId: number;
  key: string;
  isNew: boolean;
  questionCount: number;
};

/**
 * Stores an edition atomically. Editions are immutable: changed content under the same key becomes a new row, and
 * existing questionnaires keep the old one.
 */
export async function importEdition({
  db,
  edition,
  now,
}: {
  db: Database;
  edition: ContentEdition;
  now: () => Date;
}): Promise<ImportedEdition> {
  return inTransaction(db, async (trx) => {
    const hash = contentHash(edition);
    const created = await trx
      .insertInto('editions')
      .values({
        key: edition.key,
        title: JSON.stringify(edition.title),
        content_hash: hash,
        imported_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['key', 'content_hash']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const editionId = created?.id ?? (await findEditionId(trx, edition.key, hash));
    if (created) await saveContent({ trx, edition, editionId, hash, at: now() });
    return {
      editionId,
      key: edition.key,
      isNew: created !== undefined,
      questionCount: edition.categories
        .flatMap(({ areas }) => areas)
        .reduce((count, { questions }) => count + questions.length, 0),
    };
  });
}

async function findEditionId(trx: Database, key: string, hash: string): Promise<number> {
  const { id } = await trx
    .selectFrom('editions')
    .select('id')
    .where('key', '=', key)
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return id;
}

async function saveContent({
  trx,
  edition,
  editionId,
  hash,
  at,
}: {
  trx: Database;
  edition: ContentEdition;
  editionId: number;
  hash: string;
  at: Date;
}): Promise<void> {
  const saved = [];
  for (const [index, category] of edition.categories.entries())
    saved.push(...(await insertCategory({ trx, editionId, category, position: index + 1 })));
  await linkDisablingAnswers({ trx, saved });
  await recordChanges(trx, {
    at,
    accountId: null,
    questionnaireId: null,
    action: 'importEdition',
    changes: [{ subject: edition.key, before: null, after: { editionId, contentHash: hash } }],
  });
}

/**
 * Imports every edition of a content folder, or nothing if there is any issue.
 * @param spellingFolder the word lists of this installation: `spelling/` of its configured content folder
 * @returns the result for each edition; and a notice about checks that are not possible on this machine, undefined if
 *   all checks are possible
 * @throws InvalidContentError with the issues of all files
 */
export async function importContentFolder({
  db,
  contentFolder,
  spellingFolder,
  now,
}: {
  db: Database;
  contentFolder: string;
  spellingFolder: string;
  now: () => Date;
}): Promise<{ editions: ImportedEdition[]; notChecked: string | undefined }> {
  const { content, issues, files } = await readContent(contentFolder);
  const spelling = await findSpellingIssues(spellingFolder, files);
  if (!content || spelling.issues.length > 0)
    throw new InvalidContentError([...issues, ...spelling.issues]);
  const editions: ImportedEdition[] = [];
  for (const edition of content.editions) editions.push(await importEdition({ db, edition, now }));
  return { editions, notChecked: spelling.notChecked };
}

/** Links disabled questions to the answers that disable them, once all ids of the edition are known. */
async function linkDisablingAnswers({
  trx,
  saved,
}: {
  trx: Database;
  saved: readonly InsertedQuestion[];
}): Promise<void> {
  const byKey = new Map(saved.map((question) => [question.key, question]));
  for (const { id, disabledOn } of saved) {
    if (!disabledOn) continue;
    const target = getOrThrow(byKey, disabledOn.question);
    await trx
      .updateTable('questions')
      .set({
        disabled_on_question_id: target.id,
        disabled_on_answer_id: getOrThrow(target.answerIds, disabledOn.answer),
      })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Computes the SHA-256 of a value's JSON with sorted fields: equal content has an equal hash, independent of the file's
 * layout.
 */
function contentHash(value: unknown): string {
  const canonical = JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
  return sha256Hex(canonical);
}
