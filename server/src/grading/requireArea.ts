import { refuse } from '@cert/shared/domain';
import type { Edition, EditionArea } from '../questionnaires/edition.ts';

/**
 * The area that an id names.
 * @throws Refusal invalid-input when it is not of this edition
 */
export function requireArea(edition: Edition, areaId: number): EditionArea {
  const area = edition.areas.get(areaId);
  if (!area) throw refuse('invalid-input', { fields: { areaId: 'unknown' } });
  return area;
}
