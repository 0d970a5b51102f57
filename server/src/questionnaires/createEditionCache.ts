import type { Programme } from '../content/schema/programme.ts';
import type { Edition, EditionReader } from './edition.ts';
import { loadEdition } from './loadEdition.ts';

/**
 * Reads editions and keeps them in memory: an edition never changes once it is imported. A failed reading is not
 * kept.
 */
export function createEditionCache({
  product,
  provider,
}: Pick<Programme, 'product' | 'provider'>): EditionReader {
  const kept = new Map<string, Edition>();
  return async (db, { editionId, year }) => {
    const place = `${editionId} ${year}`;
    const known = kept.get(place);
    if (known) return known;
    const edition = await loadEdition(db, editionId, { product, provider, year: String(year) });
    kept.set(place, edition);
    return edition;
  };
}
