/** @engine every action */
import { contract, type ActionName, type Input } from '@cert/shared/contract';
import { z } from 'zod';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { createValidInputs } from '../testing/createValidInputs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const comment = '{id content questionnaireId firstName lastName createdAt editable}';
const document = '{id title url filetype filename}';
const response = '{questionId answerId areaId type value content}';
const counts = '{items[]{grade count} count total}';
const compared = 'benchmarkCountry benchmarkIndustry benchmarkGroup';
const areaResult = '{content grade previousGrade others}';
const area =
  'id title slug position minGrade completeness grade certifierGrade certifierFinalGrade previousGrade warning';
const questionForAll = `id index title info intro type answers[]{id content skipAdditional} notice important advanced
  advancedCategory disabled disabledOnQuestionId disabledOnAnswerId locked commentsRequired commentInfo documentsRequired`;
const question = `${questionForAll} answers[]{mark} grade criteria certifierNotes certifierComment certifierComments[]${comment}`;
const dataForAll = `title content areas[]{id title slug position minGrade completeness questions[]{${questionForAll}}}
  locked mainCertifier keyOnly originalQuestionnaireId responses*${response} previousResponses*${response}
  documents[]${document} previousDocuments[]${document}`;
const data = `${dataForAll} areas[]{${area} questions[]{${question}} certifierComments[]} gradingLocked finalized
  certifiers*[]{certifier grade comment} certifierGrades* certifierFinalGrades* certifierFinalGradesPrevious*
  certifierComments*[]${comment} certifierFinalComments*[]${comment} systemGrades*${counts} systemGradesImportant*${counts}`;

/**
 * The keys that other programs rely on: of every input, and of every reply to the main certifier (`lead`) or a client.
 * `[]` stands for the elements of a list, `*` for the values of a map. Where keys of elements or values are named, the
 * reply must contain at least one element or value.
 */
const specified: {
  [Name in ActionName]?: { takes: string; replies?: string; to?: 'client' | 'lead' };
} = {
  info: {
    takes: 'id language',
    replies: `title brand address city contact email numberOfEmployees typeId typeDescription categoryId
      categoryDescription externalWorkForce sindicate newManagers numberOfEmployeesHired numberOfEmployeesLeft
      numberOfEmployeesLaidOff countries categories info{questionnaire{year keyOnly}}
      previousQuestionnaire{year overalResult}
      questionnaire{settings{inactive locked gradingLocked reportLocked} mainCertifier advanced}`,
  },
  areaCategoryList: {
    takes: 'id language',
    replies: `[]{title slug areas[]{${area}} gradeSumSystem gradeSumCertifier gradeSumCertifierFinal gradeCompletedType}`,
  },
  areaCategory: { takes: 'id slug language', replies: data },
  aboveBeyond: { takes: 'id slug language', replies: data },
  savedQuestions: {
    takes: 'id language',
    replies: `${dataForAll} areas[]{questions[]{saved}}`,
    to: 'client',
  },
  aboveBeyondStats: { takes: 'id language', replies: '[]{category percentage}' },
  aboveBeyondCertifierUpdates: { takes: 'id', replies: '*' },
  questionnaireAnswersSave: { takes: 'id answers', to: 'client' },
  mediaGetSignedUrl: { takes: 'module name type', replies: 'url name' },
  questionnaireDocumentSubmit: { takes: 'id entityType entityId name value file{name type}' },
  questionnaireDocumentDelete: { takes: 'id documentId' },
  certifierFinalizeGrades: { takes: 'id' },
  questionnaireSettingUpdate: { takes: 'id setting value' },
  certifierAreaGradeSet: { takes: 'id areaId grade' },
  certifierAreaFinalGradeSet: { takes: 'id areaId grade' },
  certifierAreaCommentSet: { takes: 'id areaId content' },
  certifierAreaFinalCommentSet: { takes: 'id areaId content' },
  certifierAreaCommentFinalSet: { takes: 'id areaId content' },
  certifierAreaQuestionCommentSet: { takes: 'id questionId content commentId' },
  certifierAreaQuestionCommentList: {
    takes: 'questionnaireId questionId',
    replies: `[]${comment}`,
  },
  questionSavedAdd: { takes: 'id questionId' },
  questionSavedRemove: { takes: 'id questionId' },
  questionnaireSavedAdd: { takes: 'id questionId' },
  questionnaireSavedRemove: { takes: 'id questionId' },
  aboveBeyondUpdate: { takes: 'id questionId grade' },
  certifierQuestionnaireList: { takes: '', replies: '[]{id title year}' },
  documentList: {
    takes: 'id language',
    replies: `[]{id title documents[] questions[]{id position title}}`,
  },
  companyTypes: { takes: '', replies: '[]{id title}' },
  companyCategories: { takes: '', replies: '[]{id title}' },
  infoSave: { takes: 'info countries categories id' },
  infoAdditional: { takes: 'id', replies: 'biggestChallenges mainFocus previousPeriod proudOf' },
  infoAdditionalSave: { takes: 'info id' },
  userLogin: { takes: 'email password', replies: 'token user{certifier}' },
  passwordSave: { takes: 'current new id' },
  questions: {
    takes: 'id language',
    replies: '[]{title questions[]{question{id title} documentCount}}',
  },
  report: {
    takes: `id ${compared} benchmarkNew language`,
    replies: `info{name year previousYear date passed reportLocked advanced company{group}}
      result{overal previous average ${compared}} keyTopics[]${areaResult}
      categories[]{id content grade previousGrade highlights suggestions areas[]${areaResult}}
      highlights benchmarks benchmarksPercentage abBenchmarks abBenchmarksPercentage aboveBeyond[]{category percentage categoryWithValue} abHighlights educations
      certifiers{first{subtitle title} second{subtitle title} third{subtitle title}} content*`,
  },
  reportContentSaveItems: { takes: 'id language content' },
};

/** Lists the dotted paths of a text such as `a[]{b c}`: `a[].b` and `a[].c`. */
function pathsOf(text: string): string[] {
  const paths: string[] = [];
  const open: string[] = [];
  for (const [, name, brace, end] of text.matchAll(/([^\s{}]+)?(\{)?(\})?/g)) {
    if (brace) open.push(name ?? '');
    else if (name) paths.push([...open, name].join('.'));
    if (end) open.pop();
  }
  return paths;
}

/**
 * Whether a value has the path. Lists and maps on the path must not be empty, and each of their elements must have the
 * rest of the path.
 */
function hasPath(value: unknown, path: string): boolean {
  if (path === '') return true;
  const [step = '', rest] = [path.split('.')[0], path.split('.').slice(1).join('.')];
  const [, key = '', marks = ''] = /^([^[*]*)(.*)$/.exec(step) ?? [];
  if (typeof value !== 'object' || value === null) return false;
  if (key !== '' && !Object.hasOwn(value, key)) return false;
  const inner = key === '' ? value : (value as Record<string, unknown>)[key];
  return (
    elementsOf(inner, marks).every((one) => hasPath(one, rest)) && marksFit(inner, marks, rest)
  );
}

function elementsOf(value: unknown, marks: string): unknown[] {
  const steps = marks.match(/\[\]|\*/g) ?? [];
  return steps.reduce<unknown[]>(
    (values) => values.flatMap((one) => Object.values((one ?? {}) as object)),
    [value],
  );
}

const marksFit = (value: unknown, marks: string, rest: string) =>
  rest === '' || elementsOf(value, marks).length > 0;

/** Whether the action's input has a field of this name, whatever its type. */
function takesPath(schema: z.ZodType, path: string): boolean {
  const [key = '', ...rest] = path.split('.');
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, key)) return false;
  return rest.length === 0 || takesPath(schema.shape[key] as z.ZodType, rest.join('.'));
}

/** Creates everything that a reply can contain: answers, documents, notes, comments and grades, of two years. */
async function workForTwoYears(): Promise<void> {
  const { questionnaire, previous, question, answer, area: areaId } = site.world;
  await site.db
    .updateTable('questionnaires')
    .set({ original_id: previous })
    .where('id', '=', questionnaire)
    .execute();
  await site.db.updateTable('organisations').set({ group_key: 'adria' }).execute();
  for (const id of [previous, questionnaire]) {
    await site.call('client', 'questionnaireAnswersSave', {
      id,
      answers: {
        [`question_${question('strategy')}`]: { value: true, answerId: answer('plan') },
        [`answer_${answer('share')}`]: { value: 60 },
        [`answer_${answer('tests')}`]: { value: true },
      },
    });
    const documents = createDocumentCalls(site);
    const { name } = await documents.upload('client', { onId: id });
    await documents.submit('client', name, { id, entityType: 'area', entityId: areaId('brand') });
    for (const key of ['strategy', 'reach', 'future', 'tools', 'frozen'])
      for (const person of ['lead', 'certifier'] as const)
        await site.call(person, 'certifierAreaQuestionCommentSet', {
          id,
          questionId: question(key),
          content: `On ${key}`,
        });
  }
  const id = questionnaire;
  await site.call('client', 'questionSavedAdd', { id, questionId: question('strategy') });
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    await gradeAreasAs(site, person, 2);
    for (const key of ['brand', 'selection'])
      await site.call(person, 'certifierAreaCommentSet', {
        ...{ id, areaId: areaId(key) },
        content: `Thought by ${person}`,
      });
    await site.call(person, 'certifierFinalizeGrades', { id });
  }
  for (const key of ['brand', 'selection'])
    await site.call('lead', 'certifierAreaFinalCommentSet', {
      ...{ id, areaId: areaId(key) },
      content: 'Together',
    });
  await site.call('lead', 'reportContentSaveItems', {
    ...{ id, language: 'en' },
    content: { whatsNext: '<p>Next</p>' },
  });
}

const actions = Object.entries(specified) as [
  ActionName,
  (typeof specified)[ActionName] & object,
][];

it.each(actions)('the action %s accepts the fields that other programs send', (name, { takes }) => {
  const { input } = contract[name];
  expect(pathsOf(takes).filter((path) => !takesPath(input, path))).toEqual([]);
});

const replying = actions.filter(([, { replies }]) => replies !== undefined);

it('every reply has the keys that other programs read', async () => {
  await workForTwoYears();
  const missing: string[] = [];
  for (const [name, { replies = '', to = 'lead' }] of replying) {
    const filters = { benchmarkCountry: 'hr', benchmarkIndustry: '1', benchmarkGroup: '1' };
    const input = {
      ...createValidInputs(site, to)[name],
      ...(name === 'report' && filters),
    } as Input<typeof name>;
    const { status, reply } = await site.call(to, name, input);
    expect([name, status]).toEqual([name, 200]);
    const paths = pathsOf(replies);
    expect(name === 'aboveBeyondCertifierUpdates' || paths.length > 0).toBe(true);
    missing.push(...paths.filter((path) => !hasPath(reply, path)).map((path) => `${name} ${path}`));
  }
  expect(missing).toEqual([]);
});

it('the reply of `areaCategory` to a client has all keys that clients read', async () => {
  await workForTwoYears();
  const { reply } = await site.call(
    'client',
    'areaCategory',
    createValidInputs(site, 'client').areaCategory,
  );
  expect(pathsOf(dataForAll).filter((path) => !hasPath(reply, path))).toEqual([]);
});

it('the functions with which these tests search for missing keys find each missing key', () => {
  const value = { a: [{ b: 1 }, {}], c: {}, d: { e: [{ f: 1 }] } };
  expect(pathsOf('a[]{b} c*{f} d*[]{f} g d*[]{g}')).toEqual([
    'a[].b',
    'c*.f',
    'd*[].f',
    'g',
    'd*[].g',
  ]);
  expect(pathsOf('a[]{b} c*{f} d*[]{f} g d*[]{g}').filter((path) => !hasPath(value, path))).toEqual(
    ['a[].b', 'c*.f', 'g', 'd*[].g'],
  );
});
