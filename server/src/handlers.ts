import { setBeyondMark } from './above-beyond/setBeyondMarks.ts';
import { readBeyondMarks, readBeyondStats } from './above-beyond/beyondMarks.ts';
import { readBeyondQuestions } from './above-beyond/readBeyondQuestions.ts';
import { choosePassword, readPasswordLinkOwner } from './accounts/choosePassword.ts';
import {
  confirmEmailChange,
  readEmailChangeLink,
} from './accounts/email-change/confirmEmailChange.ts';
import {
  cancelEmailChange,
  readEmailChange,
  startEmailChange,
} from './accounts/email-change/emailChange.ts';
import {
  inviteColleague,
  listColleagues,
  removeColleague,
} from './accounts/colleagues/colleagues.ts';
import { listMailChoices, setMailChoice, setMailLanguage } from './accounts/mailChoices.ts';
import { saveName } from './accounts/saveName.ts';
import { savePassword } from './accounts/savePassword.ts';
import { addPasskey, removePasskey, startPasskeySetup } from './accounts/passkeys/passkeys.ts';
import { createPasskeyRequest, signInWithPasskey } from './accounts/passkeys/passkeySignIn.ts';
import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticatorSetup,
} from './accounts/second-factor/authenticator.ts';
import { makeRecoveryCodes, readSecondFactor } from './accounts/second-factor/secondFactor.ts';
import { sendPasswordLink } from './accounts/sendPasswordLink.ts';
import { endOtherSessions, endSession, listSessions } from './accounts/sessions.ts';
import { signIn, signOut } from './accounts/signIn.ts';
import { listMissingAnswers } from './answers/listMissingAnswers.ts';
import { saveAnswers } from './answers/saveAnswers.ts';
import { submitAnswers } from './answers/submitAnswers.ts';
import { setOwnAreaComment, setFinalAreaComment } from './comments/areaComments.ts';
import { saveQuestionNote } from './comments/saveQuestionNote.ts';
import { listQuestionNotes } from './comments/listQuestionNotes.ts';
import { setBadgeVisibility } from './certificates/setBadgeVisibility.ts';
import { verifyCertificate } from './certificates/verifyCertificate.ts';
import { deleteDocument } from './documents/deleteDocument.ts';
import { listDocuments } from './documents/listDocuments.ts';
import { renameDocument } from './documents/renameDocument.ts';
import { createUploadUrl } from './documents/createUploadUrl.ts';
import { submitDocument } from './documents/submitDocument.ts';
import { finalizeGrades } from './grading/finalizeGrades.ts';
import { setOwnAreaGrade } from './grading/setOwnGrades.ts';
import { setFinalAreaGrade } from './grading/setFinalGrades.ts';
import { resetFinalization } from './grading/resetFinalization.ts';
import { readHistory } from './history/readHistory.ts';
import type { Handlers } from './useCase.ts';
import { readDesk, readDeskPage } from './overview/readDesk.ts';
import { readOverview } from './overview/readOverview.ts';
import { readReconciliation } from './overview/readReconciliation.ts';
import { setDates } from './overview/setDates.ts';
import { readIntroAnswers } from './intro-questions/readIntroAnswers.ts';
import { saveIntroAnswers } from './intro-questions/saveIntroAnswers.ts';
import { recordModuleFailure } from './modules/moduleFailures.ts';
import { recordModuleLoadTimes } from './modules/recordModuleLoadTimes.ts';
import {
  listIndustries,
  listOrganisationTypes,
} from './organisation-info/listOrganisationChoices.ts';
import { saveInfo } from './organisation-info/saveInfo.ts';
import { listHiddenQuestionnaires } from './questionnaires/listHiddenQuestionnaires.ts';
import { listQuestionnaires } from './questionnaires/listQuestionnaires.ts';
import { listQuestions } from './questionnaires/listQuestions.ts';
import { readCategory, readCategoryList } from './questionnaires/readCategory.ts';
import { readQuestionnaireInfo } from './questionnaires/readQuestionnaireInfo.ts';
import { describeProgramme } from './programme/describeProgramme.ts';
import { updateSetting } from './questionnaires/changeSettings.ts';
import { readFieldHistory, readFieldInAllLanguages } from './report/readReportTexts.ts';
import { readReleasedReport } from './report/readReleasedReport.ts';
import { readReport } from './report/readReport.ts';
import { readReleaseHistory } from './report/readReleaseHistory.ts';
import { setReportRelease } from './report/setReportRelease.ts';
import { saveReportContent } from './report/saveReportContent.ts';
import { readReportTextStatuses } from './report/textFigures.ts';
import { updatePresence } from './report/updatePresence.ts';
import { addSavedQuestion, removeSavedQuestion } from './saved-questions/savedQuestions.ts';
import { readSavedQuestions } from './saved-questions/readSavedQuestions.ts';

/** The API: the use case of every action in `shared/src/contract`. */
export const handlers: Handlers = {
  programme: describeProgramme,
  moduleFailed: recordModuleFailure,
  modulesLoaded: recordModuleLoadTimes,
  userLogin: signIn,
  userLogout: signOut,
  sessionList: listSessions,
  sessionEnd: endSession,
  sessionEndOthers: endOtherSessions,
  mailChoiceList: listMailChoices,
  mailChoiceSet: setMailChoice,
  mailLanguageSet: setMailLanguage,
  nameSave: saveName,
  passwordSave: savePassword,
  secondFactorRead: readSecondFactor,
  authenticatorStart: startAuthenticatorSetup,
  authenticatorConfirm: confirmAuthenticator,
  authenticatorRemove: removeAuthenticator,
  recoveryCodesMake: makeRecoveryCodes,
  passkeyRequest: createPasskeyRequest,
  passkeyStart: startPasskeySetup,
  passkeyAdd: addPasskey,
  passkeyRemove: removePasskey,
  passkeyLogin: signInWithPasskey,
  colleagueList: listColleagues,
  colleagueInvite: inviteColleague,
  colleagueRemove: removeColleague,
  emailChangeRead: readEmailChange,
  emailChangeStart: startEmailChange,
  emailChangeCancel: cancelEmailChange,
  emailChangeLinkRead: readEmailChangeLink,
  emailChangeConfirm: confirmEmailChange,
  passwordLinkSend: sendPasswordLink,
  passwordLinkRead: readPasswordLinkOwner,
  passwordChoose: choosePassword,
  certifierQuestionnaireList: listQuestionnaires,
  hiddenQuestionnaires: listHiddenQuestionnaires,
  changeTag: async (_input, { changeTag = '' }) => ({ tag: changeTag }),
  accountChangeTag: async (_input, { changeTag = '' }) => ({ tag: changeTag }),
  info: readQuestionnaireInfo,
  questionnaireOverview: readOverview,
  reconciliation: readReconciliation,
  questionnaireDatesSet: setDates,
  deskPage: readDeskPage,
  desk: readDesk,
  infoSave: saveInfo,
  companyTypes: listOrganisationTypes,
  companyCategories: listIndustries,
  areaCategoryList: readCategoryList,
  areaCategory: readCategory,
  questionnaireAnswersSave: saveAnswers,
  mediaGetSignedUrl: createUploadUrl,
  questionnaireDocumentSubmit: submitDocument,
  questionnaireDocumentDelete: deleteDocument,
  questionnaireDocumentRename: renameDocument,
  documentList: listDocuments,
  questionnaireMissing: listMissingAnswers,
  questionnaireSubmit: submitAnswers,
  savedQuestions: readSavedQuestions,
  questionSavedAdd: addSavedQuestion,
  questionSavedRemove: removeSavedQuestion,
  questionnaireSavedAdd: (input, context) => addSavedQuestion(input, context),
  questionnaireSavedRemove: (input, context) => removeSavedQuestion(input, context),
  questions: listQuestions,
  aboveBeyond: readBeyondQuestions,
  certifierAreaGradeSet: setOwnAreaGrade,
  certifierAreaFinalGradeSet: setFinalAreaGrade,
  certifierFinalizeGrades: finalizeGrades,
  certifierFinalizationReset: resetFinalization,
  questionnaireSettingUpdate: updateSetting,
  certifierAreaCommentSet: setOwnAreaComment,
  certifierAreaFinalCommentSet: setFinalAreaComment,
  certifierAreaCommentFinalSet: (input, context) => setFinalAreaComment(input, context),
  certifierAreaQuestionCommentSet: saveQuestionNote,
  certifierAreaQuestionCommentList: listQuestionNotes,
  aboveBeyondUpdate: setBeyondMark,
  aboveBeyondStats: readBeyondStats,
  questionnaireHistory: readHistory,
  aboveBeyondCertifierUpdates: readBeyondMarks,
  infoAdditional: readIntroAnswers,
  infoAdditionalSave: saveIntroAnswers,
  report: readReport,
  releasedReport: readReleasedReport,
  reportReleaseSet: setReportRelease,
  reportReleaseHistory: readReleaseHistory,
  reportContentSaveItems: saveReportContent,
  reportWriting: readReportTextStatuses,
  reportFieldLanguages: readFieldInAllLanguages,
  reportFieldHistory: readFieldHistory,
  reportEditing: updatePresence,
  certificateVerify: verifyCertificate,
  certificateBadgeSet: setBadgeVisibility,
};
