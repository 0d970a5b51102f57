import { refuse } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { createLocalize } from './createLocalize.ts';
import { readAreas } from './readAreas.ts';

/**
 * Reads one category with the data of its area pages.
 * @throws Refusal not-found if the edition has no category with this slug
 */
export const readCategory: UseCase<'areaCategory'> = async ({ slug, language }, context) => {
  const category = context.edition.categories.find((candidate) => candidate.slug === slug);
  if (!category) throw refuse('not-found');
  const localize = createLocalize(language);
  return {
    id: category.id,
    title: localize(category.title),
    slug: category.slug,
    position: category.position,
    content: localize(category.content),
    ...(await readAreas(context, { areas: category.areas, localize })),
  };
};
