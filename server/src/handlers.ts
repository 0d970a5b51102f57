import { markQuestion } from './above-beyond/markQuestion.ts';
import { readBeyondMarks } from './above-beyond/readBeyondMarks.ts';
import { readBeyondQuestions } from './above-beyond/readBeyondQuestions.ts';
import { readBeyondStats } from './above-beyond/readBeyondStats.ts';
import { savePassword } from './accounts/savePassword.ts';
import { signIn } from './accounts/signIn.ts';
import { signOut } from './accounts/signOut.ts';
import { listMissing } from './answers/listMissing.ts';
import { saveAnswers } from './answers/saveAnswers.ts';
import { submitAnswers } from './answers/submitAnswers.ts';
import { commentArea } from './comments/commentArea.ts';
import { setFinalAreaComment } from './comments/setFinalAreaComment.ts';
import { commentQuestion } from './comments/commentQuestion.ts';
import { listQuestionComments } from './comments/listQuestionComments.ts';
import { deleteDocument } from './documents/deleteDocument.ts';
import { listDocuments } from './documents/listDocuments.ts';
import { renameDocument } from './documents/renameDocument.ts';
import { signUpload } from './documents/signUpload.ts';
import { submitDocument } from './documents/submitDocument.ts';
import { finalizeGrades } from './grading/finalizeGrades.ts';
import { gradeArea } from './grading/gradeArea.ts';
import { setFinalAreaGrade } from './grading/setFinalAreaGrade.ts';
import { resetFinalization } from './grading/resetFinalization.ts';
import { readHistory } from './history/readHistory.ts';
import type { Handlers } from './http/useCase.ts';
import { readIntro } from './intro-questions/readIntro.ts';
import { saveIntro } from './intro-questions/saveIntro.ts';
import { recordFailure } from './modules/recordFailure.ts';
import { listCompanyCategories, listCompanyTypes } from './organisation-info/listCompanies.ts';
import { saveInfo } from './organisation-info/saveInfo.ts';
import { listQuestionnaires } from './questionnaires/listQuestionnaires.ts';
import { listQuestions } from './questionnaires/listQuestions.ts';
import { readCategory } from './questionnaires/readCategory.ts';
import { readCategoryList } from './questionnaires/readCategoryList.ts';
import { readInfo } from './questionnaires/readInfo.ts';
import { describeProgramme } from './programme/describeProgramme.ts';
import { updateSetting } from './questionnaires/updateSetting.ts';
import { readFieldHistory } from './report/readFieldHistory.ts';
import { readFieldLanguages } from './report/readFieldLanguages.ts';
import { readReport } from './report/readReport.ts';
import { saveReportContent } from './report/saveReportContent.ts';
import { updatePresence } from './report/updatePresence.ts';
import { addSaved } from './saved-questions/addSaved.ts';
import { readSaved } from './saved-questions/readSaved.ts';
import { removeSaved } from './saved-questions/removeSaved.ts';

/** The API: the use case of every action in `shared/src/contract`. */
export const handlers: Handlers = {
  programme: describeProgramme,
  moduleFailed: recordFailure,
  userLogin: { manualTransactions: signIn },
  userLogout: signOut,
  passwordSave: { manualTransactions: savePassword },
  certifierQuestionnaireList: listQuestionnaires,
  changeTag: async (_input, { changeTag = '' }) => ({ tag: changeTag }),
  info: readInfo,
  infoSave: saveInfo,
  companyTypes: listCompanyTypes,
  companyCategories: listCompanyCategories,
  areaCategoryList: readCategoryList,
  areaCategory: readCategory,
  questionnaireAnswersSave: { concurrent: saveAnswers },
  mediaGetSignedUrl: signUpload,
  questionnaireDocumentSubmit: { manualTransactions: submitDocument },
  questionnaireDocumentDelete: deleteDocument,
  questionnaireDocumentRename: renameDocument,
  documentList: listDocuments,
  questionnaireMissing: listMissing,
  questionnaireSubmit: { serialized: submitAnswers },
  savedQuestions: readSaved,
  questionSavedAdd: addSaved,
  questionSavedRemove: removeSaved,
  questionnaireSavedAdd: (input, context) => addSaved(input, context),
  questionnaireSavedRemove: (input, context) => removeSaved(input, context),
  questions: listQuestions,
  aboveBeyond: readBeyondQuestions,
  certifierAreaGradeSet: { serialized: gradeArea },
  certifierAreaFinalGradeSet: { serialized: setFinalAreaGrade },
  certifierFinalizeGrades: { serialized: finalizeGrades },
  certifierFinalizationReset: { serialized: resetFinalization },
  questionnaireSettingUpdate: { serialized: updateSetting },
  certifierAreaCommentSet: { serialized: commentArea },
  certifierAreaFinalCommentSet: { serialized: setFinalAreaComment },
  certifierAreaCommentFinalSet: {
    serialized: (input, context) => setFinalAreaComment(input, context),
  },
  certifierAreaQuestionCommentSet: { serialized: commentQuestion },
  certifierAreaQuestionCommentList: listQuestionComments,
  aboveBeyondUpdate: { serialized: markQuestion },
  aboveBeyondStats: readBeyondStats,
  questionnaireHistory: readHistory,
  aboveBeyondCertifierUpdates: readBeyondMarks,
  infoAdditional: readIntro,
  infoAdditionalSave: saveIntro,
  report: readReport,
  reportContentSaveItems: saveReportContent,
  reportFieldLanguages: readFieldLanguages,
  reportFieldHistory: readFieldHistory,
  reportEditing: updatePresence,
};
