import { useReadNow } from '@cert/shared/platform';
import type { ReadAgain } from './useSaveFile.ts';

/** Reads all documents of a questionnaire, with new addresses. */
export function useReadAgain(questionnaireId: number): ReadAgain {
  const readNow = useReadNow();
  return async () => {
    const areas = await readNow('documentList', { id: questionnaireId });
    return areas.flatMap(({ documents, questions }) => [
      ...documents,
      ...questions.flatMap((question) => question.documents),
    ]);
  };
}
