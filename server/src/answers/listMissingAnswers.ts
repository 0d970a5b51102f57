import { listMissingParts } from '@cert/shared/domain';
import { countDocumentsByQuestion } from '../documents/readDocuments.ts';
import type { UseCase } from '../useCase.ts';
import { createLocalizer } from '../editions/createLocalizer.ts';
import { listAreasThatCount } from '../editions/listAreasThatCount.ts';
import { readQuestionnaireData } from '../questionnaires/readQuestionnaireData.ts';

/**
 * Lists the required answers that are still missing, in the areas that count; shown before the final submission. See
 * docs/product/answering.md#required-parts.
 */
export const listMissingAnswers: UseCase<'questionnaireMissing'> = async (
  { language },
  { db, account, questionnaire, role, edition },
) => {
  const localize = createLocalizer(language);
  const accountId = account.id;
  const state = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId,
    role,
    hasComments: false,
  });
  const documentCounts = await countDocumentsByQuestion(db, questionnaire.id);
  return listAreasThatCount({ edition, questionnaire }, localize)
    .map(({ area, listing }) => ({
      ...listing,
      questions: area.questions
        .map((question) => ({
          id: question.id,
          position: question.index,
          title: localize(question.title),
          lacks: listMissingParts(question, {
            answers: state.inForce,
            hasDocument: documentCounts.has(question.id),
          }),
        }))
        .filter(({ lacks }) => lacks.length > 0),
    }))
    .filter(({ questions }) => questions.length > 0);
};
