import { useReadNow } from '@cert/shared/platform';
import type { RefetchDocuments } from './useDownloadDocument.ts';

/**
 * Returns a function that reads the documents of the previous questionnaire, of which this one is a copy, with new
 * signed addresses. Only the query for the area's category returns them.
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
