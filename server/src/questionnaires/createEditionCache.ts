import type { Programme } from '../programme/programme.ts';
import type { Edition, EditionReader } from './edition.ts';
import { loadEdition } from './loadEdition.ts';

/** A reader that caches editions in memory; they are immutable. Failures are not cached. */
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
