import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';

/**
 * Finds the edition for a new questionnaire: the version imported last.
 * @param key optional if only editions of one key exist
 * @throws UsageError if there is no such edition, or if several keys exist and none is given
 */
export async function readEditionToPin(
  db: Database,
  key: string | undefined,
): Promise<{ id: number; key: string }> {
  const editions = await db
    .selectFrom('editions')
    .select(['id', 'key'])
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const keys = [...new Set(editions.map((edition) => edition.key))].sort();
  const newest = editions.find((edition) => edition.key === (key ?? keys[0]));
  const list = keys.join(', ');
  if (!newest)
    throw new UsageError(
      keys.length === 0
        ? 'No edition was imported yet; see “import-content”.'
        : `There is no edition “${key}”; there are ${list}.`,
    );
  if (key === undefined && keys.length > 1)
    throw new UsageError(`Name the --edition: there are ${list}.`);
  return newest;
}
