import { countsInTotal } from '@cert/shared/domain';
import type { UseCase } from '../http/useCase.ts';
import { inWords } from '../questionnaires/inWords.ts';
import { readDocuments } from './readDocuments.ts';

/** The documents of the whole questionnaire, by area and question. */
export const listDocuments: UseCase<'documentList'> = async (
  { language },
  { db, files, questionnaire, edition, now },
) => {
  const words = inWords(language);
  const documents = await readDocuments({
    db,
    files,
    questionnaireId: questionnaire.id,
    at: now(),
  });
  const ofArea = Map.groupBy(
    documents.filter(({ questionId }) => questionId === null),
    ({ areaId }) => areaId,
  );
  const ofQuestion = Map.groupBy(documents, ({ questionId }) => questionId);
  return [...edition.areas.values()]
    .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
    .map((area) => ({
      id: area.id,
      title: words(area.title),
      documents: ofArea.get(area.id) ?? [],
      questions: area.questions.map((question) => ({
        id: question.id,
        position: question.index,
        title: words(question.title),
        documents: ofQuestion.get(question.id) ?? [],
      })),
    }));
};
