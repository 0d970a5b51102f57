import type { ActionName, Input } from '@cert/shared/contract';
import { testPassword, type Person } from './createTestWorld.ts';
import type { TestSite } from './openTestSite.ts';
import { completeInfoInput } from './completeInfoInput.ts';

/** A well-formed link token that no link has. */
const neverMadeToken = 'x'.repeat(43);

/** The answer of a passkey that no account has. */
const noPasskey: Input<'passkeyLogin'>['passkey'] = {
  id: 'none',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

/**
 * Creates one input that matches the contract for each action, as this person could send it. A missing action is a
 * compile error.
 */
export function createValidInputs(
  { world }: TestSite,
  person: Person | null,
): { [Name in ActionName]: Input<Name> } {
  const id = world.questionnaire;
  const onArea = { id, areaId: world.area('brand') };
  const onQuestion = { id, questionId: world.question('strategy') };
  const onDocument = { id, documentId: 1 };
  const words = { id, language: 'en' } as const;
  const file = { name: 'plan.pdf', type: 'application/pdf' };
  return {
    programme: { language: 'en' },
    userLogin: { email: `${person ?? 'nobody'}@example.com`, password: testPassword },
    userLogout: {},
    sessionList: {},
    // No session has this id.
    sessionEnd: { sessionId: 2_000_000_000 },
    sessionEndOthers: {},
    moduleFailed: { module: 'report', version: '1.0.0-a1', reason: 'crashed' },
    modulesLoaded: { loads: [{ module: 'report', version: '1.0.0-a1', ms: 300, bytes: 50_000 }] },
    mailChoiceList: {},
    mailChoiceSet: { kind: 'answers-submitted', wanted: true },
    mailLanguageSet: { language: 'en' },
    nameSave: { name: 'Ana Kralj' },
    passwordSave: { current: testPassword, new: 'another horse and battery' },
    secondFactorRead: {},
    authenticatorStart: { password: testPassword },
    // Nobody has started to set up an authenticator app.
    authenticatorConfirm: { code: '123456' },
    authenticatorRemove: { password: testPassword },
    recoveryCodesMake: { password: testPassword },
    passkeyRequest: {},
    passkeyStart: { password: testPassword },
    passkeyAdd: {
      passkey: { id: 'none', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
    // No passkey has this id.
    passkeyRemove: { passkeyId: 2_000_000_000 },
    passkeyLogin: { passkey: noPasskey },
    colleagueList: {},
    colleagueInvite: { name: 'New Colleague', email: 'colleague@example.com' },
    // No account has this id.
    colleagueRemove: { accountId: 2_000_000_000 },
    emailChangeRead: {},
    emailChangeStart: { email: 'next@example.com', password: testPassword },
    emailChangeCancel: {},
    emailChangeLinkRead: { token: neverMadeToken },
    emailChangeConfirm: { token: neverMadeToken },
    passwordLinkSend: { email: `${person ?? 'nobody'}@example.com`, language: 'en' },
    passwordLinkRead: { token: neverMadeToken },
    passwordChoose: { token: neverMadeToken, new: 'another horse and battery' },
    certifierQuestionnaireList: {},
    hiddenQuestionnaires: {},
    changeTag: { id },
    accountChangeTag: {},
    info: words,
    questionnaireOverview: words,
    reconciliation: words,
    questionnaireDatesSet: {
      id,
      answersDue: '2026-12-12',
      meetingAt: '2027-01-20T09:00:00.000Z',
      reportDue: '2027-02-10',
    },
    desk: {},
    deskPage: { language: 'en' },
    infoSave: { id, ...completeInfoInput },
    companyTypes: { language: 'en' },
    companyCategories: { language: 'en' },
    areaCategoryList: words,
    areaCategory: { ...words, slug: 'attracting' },
    questionnaireAnswersSave: {
      id,
      answers: { [`area_comments_${onArea.areaId}`]: { value: true, content: 'Said' } },
    },
    mediaGetSignedUrl: { id, module: 'documents', ...file },
    questionnaireDocumentSubmit: {
      id,
      entityType: 'question',
      entityId: onQuestion.questionId,
      name: 'Plan',
      value: 'never-sent',
      file,
    },
    questionnaireDocumentRename: { ...onDocument, name: 'Renamed' },
    questionnaireDocumentDelete: onDocument,
    documentList: words,
    questionnaireMissing: words,
    questionnaireSubmit: { id },
    savedQuestions: words,
    questionSavedAdd: onQuestion,
    questionSavedRemove: onQuestion,
    questionnaireSavedAdd: onQuestion,
    questionnaireSavedRemove: onQuestion,
    questions: words,
    aboveBeyond: { ...words, slug: 'future' },
    certifierAreaGradeSet: { ...onArea, grade: 1.5 },
    certifierFinalizeGrades: { id },
    certifierFinalizationReset: {
      id,
      accountId: world.accounts.certifier2,
      reason: 'A slip of the hand',
    },
    certifierAreaFinalGradeSet: { ...onArea, grade: 2.5 },
    questionnaireSettingUpdate: { id, setting: 'reportLocked', value: true },
    certifierAreaCommentSet: { ...onArea, content: 'My own' },
    certifierAreaFinalCommentSet: { ...onArea, content: 'The last word' },
    certifierAreaCommentFinalSet: { ...onArea, content: 'The very last word' },
    certifierAreaQuestionCommentSet: { ...onQuestion, content: 'Ask about it' },
    certifierAreaQuestionCommentList: {
      questionnaireId: id,
      questionId: onQuestion.questionId,
    },
    aboveBeyondUpdate: { id, questionId: world.question('future'), grade: true },
    aboveBeyondStats: words,
    aboveBeyondCertifierUpdates: { id },
    questionnaireHistory: { id, areaId: onArea.areaId },
    infoAdditional: words,
    infoAdditionalSave: { id, info: { mainFocus: 'Asked' } },
    report: words,
    releasedReport: words,
    reportReleaseSet: { id, released: true },
    reportReleaseHistory: { id },
    reportContentSaveItems: { id, language: 'en', content: { whatsNext: '<p>Next</p>' } },
    reportWriting: { id },
    reportFieldLanguages: { id, field: 'whatsNext' },
    reportFieldHistory: { ...words, field: 'whatsNext' },
    certificateVerify: { number: '2026-0000-0000-000J' },
    certificateBadgeSet: { id, kind: 'certificate', badge: 0 },
    reportEditing: { id, editing: { field: 'whatsNext', language: 'en' } },
  };
}
