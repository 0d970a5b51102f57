import { usePlatform } from '@cert/shared/platform';
import type { ReadAgain } from './useSaveFile.ts';

/** Reads all documents of a questionnaire, with new addresses. */
export function useReadAgain(questionnaireId: number): ReadAgain {
  const { api, place } = usePlatform();
  return async () => {
    const areas = await api.read('documentList', { id: questionnaireId, language: place.language });
    return areas.flatMap(({ documents, questions }) => [
      ...documents,
      ...questions.flatMap((question) => question.documents),
    ]);
  };
}
