import { refuse } from '@cert/shared/domain';
import type { Edition, EditionArea } from '../questionnaires/edition.ts';

/**
 * Finds an area by id.
 * @throws Refusal invalid-input if it is not in this edition
 */
export function requireArea(edition: Edition, areaId: number): EditionArea {
  const area = edition.areas.get(areaId);
  if (!area) throw refuse('invalid-input', { fields: { areaId: 'unknown' } });
  return area;
}
