import { isDisabled } from '@cert/shared/domain';
import type { UseCase } from '../useCase.ts';
import { toFlag } from '../toFlag.ts';
import { createLocalizer } from '../editions/createLocalizer.ts';
import { listAreasThatCount } from '../editions/listAreasThatCount.ts';
import { readQuestionnaireData } from '../questionnaires/readQuestionnaireData.ts';
import { readDocuments } from './readDocuments.ts';

/**
 * Lists all documents of the questionnaire by area and question, with the data from which a page knows where the caller
 * may add documents.
 */
export const listDocuments: UseCase<'documentList'> = async (
  { language },
  { db, files, account, questionnaire, role, edition, now },
) => {
  const localize = createLocalizer(language);
  const documents = await readDocuments({
    db,
    files,
    account,
    questionnaireId: questionnaire.id,
    at: now(),
  });
  const { inForce } = await readQuestionnaireData({
    db,
    questionnaire,
    edition,
    accountId: account.id,
    role,
    hasComments: false,
  });
  const ofArea = Map.groupBy(
    documents.filter(({ questionId }) => questionId === null),
    ({ areaId }) => areaId,
  );
  const ofQuestion = Map.groupBy(documents, ({ questionId }) => questionId);
  return listAreasThatCount({ edition, questionnaire }, localize).map(({ area, listing }) => ({
    ...listing,
    documents: ofArea.get(area.id) ?? [],
    questions: area.questions.map((question) => ({
      id: question.id,
      position: question.index,
      title: localize(question.title),
      documentsRequired: toFlag(question.isDocumentRequired),
      locked: toFlag(question.isLocked),
      disabled: toFlag(isDisabled(question, inForce)),
      documents: ofQuestion.get(question.id) ?? [],
    })),
  }));
};
