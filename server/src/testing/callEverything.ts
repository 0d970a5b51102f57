import { contract, type ActionName, type Input } from '@cert/shared/contract';
import { password, type Person } from './makeWorld.ts';
import type { TestSite } from './openTestSite.ts';

/** Inputs that mean something to a person on the questionnaire: an action without one does not compile. */
function inputsOf(
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
    userLogin: { email: `${person ?? 'nobody'}@example.com`, password },
    userLogout: {},
    passwordSave: { current: password, new: 'another horse and battery' },
    certifierQuestionnaireList: {},
    info: words,
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
    certifierFinalizationReset: { id, accountId: world.accounts.certifier2 },
    certifierAreaFinalGradeSet: { ...onArea, grade: 3 },
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
    report: words,
    reportContentSaveItems: { id, language: 'en', content: {} },
  };
}

/** What is random by itself: names of files, the signatures of their addresses, and tokens. */
const randomParts = /\/files\/[^"]+|"name":"[0-9a-f-]{20,}[^"]*"|"token":"[^"]+"/g;

/**
 * Calls every action of the contract in a person's name, those that read both before and after those that change
 * something; signing out comes last.
 * @returns status, ETag and body of every call in their order, without what is random by itself
 */
export async function callEverything(site: TestSite, person: Person | null): Promise<string[]> {
  const names = Object.keys(contract) as ActionName[];
  const reads = names.filter((name) => contract[name].method === 'GET');
  const acts = names.filter((name) => contract[name].method === 'POST' && name !== 'userLogout');
  const heard: string[] = [];
  for (const name of [...reads, ...acts, ...reads, 'userLogout'] as const) {
    const { status, headers, text } = await site.call(
      person,
      name,
      inputsOf(site, person)[name] as never,
    );
    const etag = String(headers['etag'] ?? '');
    heard.push([name, status, etag, text.replaceAll(randomParts, '…')].join(' '));
  }
  return heard;
}
