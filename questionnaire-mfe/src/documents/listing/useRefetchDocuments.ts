import { useReadNow } from '@cert/shared/platform';
import type { RefetchDocuments } from './useDownloadDocument.ts';

/** Returns a function that requests all documents of a questionnaire again, to get new signed addresses. */
export function useRefetchDocuments(questionnaireId: number): RefetchDocuments {
  const readNow = useReadNow();
  return async () => {
    const areas = await readNow('documentList', { id: questionnaireId });
    return areas.flatMap(({ documents, questions }) => [
      ...documents,
      ...questions.flatMap((question) => question.documents),
    ]);
  };
}
