import { countsInTotal } from '@cert/shared/domain';
import type { Edition, EditionArea } from './edition.ts';
import type { Questionnaire } from '../membership.ts';
import type { Localizer } from './createLocalizer.ts';

/**
 * An area that takes answers and counts in the overall result; `listing` contains its title and location for a list.
 */
export type CountingArea = {
  area: EditionArea;
  listing: { id: number; title: string; categorySlug: string; position: number };
};

/** Lists the areas that count in the overall result, in order: only key areas in a key-only questionnaire, else all. */
export function listAreasThatCount(
  { edition, questionnaire }: { edition: Edition; questionnaire: Questionnaire },
  localize: Localizer,
): CountingArea[] {
  return edition.categories.flatMap(({ slug, areas }) =>
    areas
      .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
      .map((area) => ({
        area,
        listing: {
          id: area.id,
          title: localize(area.title),
          categorySlug: slug,
          position: area.position,
        },
      })),
  );
}
