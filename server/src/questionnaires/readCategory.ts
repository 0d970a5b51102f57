import { refuse } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { createLocalize } from './createLocalize.ts';
import { readAreas } from './readAreas.ts';

/**
 * One category with all that its area pages need.
 * @throws Refusal not-found when the edition has no category of that slug
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
