import { lacksDocument } from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { countDocumentsByQuestion } from '../documents/readDocuments.ts';
import { createLocalizer } from '../editions/createLocalizer.ts';
import { listAreasThatCount } from '../editions/listAreasThatCount.ts';
import { readQuestionnaireData } from './readQuestionnaireData.ts';

/**
 * Lists every question of the areas that count, with the number of its documents and whether a required document is
 * missing.
 */
export const listQuestions: UseCase<'questions'> = async (
  { language },
  { db, account, questionnaire, role, edition },
) => {
  const localize = createLocalizer(language);
  const counts = await countDocumentsByQuestion(db, questionnaire.id);
  const accountId = account.id;
  const state = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId,
    role,
    hasComments: false,
  });
  return listAreasThatCount({ edition, questionnaire }, localize).map(({ area, listing }) => ({
    ...listing,
    questions: area.questions.map((question) => {
      const documentCount = counts.get(question.id) ?? 0;
      return {
        question: { id: question.id, position: question.index, title: localize(question.title) },
        documentCount,
        documentMissing: lacksDocument(question, {
          answers: state.inForce,
          hasDocument: documentCount > 0,
        }),
      };
    }),
  }));
};
