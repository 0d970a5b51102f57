import { useReadNow } from '@cert/shared/platform';
import type { RefetchDocuments } from './useSaveFile.ts';

/**
 * Reads the documents of the questionnaire that this one is a copy of, with new addresses. They come with the category
 * of the area only.
 */
export function useRefetchPreviousDocuments(
  questionnaireId: number,
  areaId: number | undefined,
): RefetchDocuments {
  const readNow = useReadNow();
  return async () => {
    const categories = await readNow('areaCategoryList', { id: questionnaireId });
    const category = categories.find(({ areas }) => areas.some(({ id }) => id === areaId));
    if (!category) return [];
    const on = { id: questionnaireId, slug: category.slug };
    return (await readNow('areaCategory', on)).previousDocuments;
  };
}
