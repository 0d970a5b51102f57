import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';

/**
 * The edition that a new questionnaire pins: the version that was imported last.
 * @param key may be undefined where editions of one key only were ever imported
 * @throws UsageError when there is no such edition, or several keys to choose from
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
