import { savePassword } from './accounts/savePassword.ts';
import { signIn } from './accounts/signIn.ts';
import { signOut } from './accounts/signOut.ts';
import { saveAnswers } from './answers/saveAnswers.ts';
import { deleteDocument } from './documents/deleteDocument.ts';
import { listDocuments } from './documents/listDocuments.ts';
import { signUpload } from './documents/signUpload.ts';
import { submitDocument } from './documents/submitDocument.ts';
import { gradeArea } from './grading/gradeArea.ts';
import type { Handlers } from './http/useCase.ts';
import { listQuestionnaires } from './questionnaires/listQuestionnaires.ts';
import { readCategory } from './questionnaires/readCategory.ts';
import { readCategoryList } from './questionnaires/readCategoryList.ts';
import { readInfo } from './questionnaires/readInfo.ts';
import { readProgrammeNames } from './questionnaires/readProgrammeNames.ts';
import { readReport } from './report/readReport.ts';
import { saveReportContent } from './report/saveReportContent.ts';

/** The whole API: who answers what can be asked (`shared/src/contract`). */
export const handlers: Handlers = {
  programme: readProgrammeNames,
  userLogin: { withOwnTransactions: signIn },
  userLogout: signOut,
  passwordSave: { withOwnTransactions: savePassword },
  certifierQuestionnaireList: listQuestionnaires,
  info: readInfo,
  areaCategoryList: readCategoryList,
  areaCategory: readCategory,
  questionnaireAnswersSave: saveAnswers,
  mediaGetSignedUrl: signUpload,
  questionnaireDocumentSubmit: { withOwnTransactions: submitDocument },
  questionnaireDocumentDelete: deleteDocument,
  documentList: listDocuments,
  certifierAreaGradeSet: gradeArea,
  report: readReport,
  reportContentSaveItems: saveReportContent,
};
