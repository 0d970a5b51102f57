import { recordChanges } from '../../audit/recordChanges.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { ContentEdition } from '../schema/edition.ts';
import { contentHash } from './contentHash.ts';
import { insertCategory } from './insertCategory.ts';
import { linkDisablingAnswers } from './linkDisablingAnswers.ts';

/** Result of an import. `isNew` is false if identical content was stored before; nothing is changed then. */
export type ImportedEdition = {
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
