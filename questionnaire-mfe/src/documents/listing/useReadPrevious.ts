import { usePlatform } from '@cert/shared/platform';
import type { ReadAgain } from './useSaveFile.ts';

/**
 * Reads the documents of the questionnaire that this one is a copy of, with new addresses. They come with the category
 * of the area only.
 */
export function useReadPrevious(questionnaireId: number, areaId: number | undefined): ReadAgain {
  const { api, place } = usePlatform();
  return async () => {
    const on = { id: questionnaireId, language: place.language };
    const categories = await api.read('areaCategoryList', on);
    const category = categories.find(({ areas }) => areas.some(({ id }) => id === areaId));
    if (!category) return [];
    return (await api.read('areaCategory', { ...on, slug: category.slug })).previousDocuments;
  };
}
