/** @engine json */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import readExcelFile from 'read-excel-file/node';
import type { CategoryReply, Input, Question } from '@cert/shared/contract';
import {
  additionalInputKey,
  answerKey,
  areaCommentKey,
  questionCommentKey,
  questionKey,
  questionKinds,
  type AnswerValue,
  type QuestionKind,
} from '@cert/shared/domain';
import { formatAnswerLines } from '@cert/shared/i18n';
import { importEdition } from '../content/importing/importEdition.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { createEditionCache } from '../editions/createEditionCache.ts';
import { insertQuestionnaire } from '../office/questionnaires/openOrganisationQuestionnaire.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import type { ExportedQuestion, ExportedQuestionnaire } from './exportedQuestionnaire.ts';
import { readExportedQuestionnaire } from './readExportedQuestionnaire.ts';
import { everyKindEdition, everyKindCategorySlug } from './testing/everyKindEdition.ts';
import { writeExport, type ExportTarget } from './writeExport.ts';

type Answers = Input<'questionnaireAnswersSave'>['answers'];
type Case = {
  /** The answer as a page sends it. */
  sent: (question: Question) => Answers;
  /** The answer as a page shows it in English. */
  shown: string[];
  /** Value and extra input of each given answer. */
  values: [value: AnswerValue, additional: AnswerValue | null][];
};

const record = (question: Question, index: number, value: AnswerValue) => ({
  questionId: question.id,
  answerId: question.answers[index]!.id,
  type: question.type,
  value,
});
const choose = (question: Question, index: number): Answers => ({
  [questionKey(question.id)]: record(question, index, true),
});
const enter = (question: Question, index: number, value: AnswerValue): Answers => ({
  [answerKey(question.answers[index]!.id)]: record(question, index, value),
});
const beside = (question: Question, index: number, value: AnswerValue): Answers => ({
  [additionalInputKey(question.answers[index]!.id)]: record(question, index, value),
});
/** Creates the ticks of the first and third answer, and an extra input beside the first. */
const ticksWith = (value: AnswerValue) => (question: Question) => ({
  ...enter(question, 0, true),
  ...enter(question, 2, true),
  ...beside(question, 0, value),
});
const input = (value: AnswerValue) => (question: Question) => enter(question, 0, value);

const cases: Record<QuestionKind, Case> = {
  'single-choice': {
    sent: (question) => ({ ...choose(question, 1), ...beside(question, 1, 'in part') }),
    shown: ['Second en – in part'],
    values: [[true, 'in part']],
  },
  'multi-choice': {
    sent: ticksWith('a text'),
    shown: ['First en – a text', 'Third en'],
    values: [
      [true, 'a text'],
      [true, null],
    ],
  },
  'multi-choice-input': {
    sent: ticksWith('two plants'),
    shown: ['First en – two plants', 'Third en'],
    values: [
      [true, 'two plants'],
      [true, null],
    ],
  },
  'multi-choice-percentage': {
    sent: ticksWith(35),
    shown: ['First en – 35%', 'Third en'],
    values: [
      [true, 35],
      [true, null],
    ],
  },
  'multi-choice-number': {
    sent: ticksWith(1200),
    shown: ['First en – 1,200 hours en', 'Third en'],
    values: [
      [true, 1200],
      [true, null],
    ],
  },
  'multi-choice-currency': {
    sent: ticksWith(1250.5),
    shown: ['First en – €1,250.50', 'Third en'],
    values: [
      [true, 1250.5],
      [true, null],
    ],
  },
  'multi-choice-targets': {
    sent: ticksWith({ measure: 'share', target: '5 days' }),
    shown: ['First en – Indicator: share · Target: 5 days', 'Third en'],
    values: [
      [true, { measure: 'share', target: '5 days' }],
      [true, null],
    ],
  },
  number: { sent: input(0), shown: ['0 boards en'], values: [[0, null]] },
  percentage: { sent: input(64), shown: ['64 %'], values: [[64, null]] },
  currency: { sent: input(980.5), shown: ['€980.50'], values: [[980.5, null]] },
  'custom-commlist': {
    sent: input({ comm_percentage_1: 15, comm_info_1: 'weekly', comm_info_7: 'never' }),
    shown: ['channels 1 en: 15% · weekly', 'channels 7 en: never'],
    values: [[{ comm_percentage_1: 15, comm_info_1: 'weekly', comm_info_7: 'never' }, null]],
  },
  'custom-benefits': {
    sent: input({ input_monetary_percentage_20: 0, input_nonmonetary_info_3: 'at both sites' }),
    shown: ['monetary 20 en: 0%', 'nonmonetary 3 en: at both sites'],
    values: [
      [{ input_monetary_percentage_20: 0, input_nonmonetary_info_3: 'at both sites' }, null],
    ],
  },
  'custom-diversity': {
    sent: input({ female_past: 52, female_current: 55, age_current: 41 }),
    shown: [
      'measures 1 en: Year before last: 52% · Last year: 55%',
      'measures 4 en: Last year: 41',
    ],
    values: [[{ female_past: 52, female_current: 55, age_current: 41 }, null]],
  },
  'custom-targets': {
    sent: input({ subfunction_target_22: '20 applications' }),
    shown: ['processes 22 en: Target: 20 applications'],
    values: [[{ subfunction_target_22: '20 applications' }, null]],
  },
};

let site: TestSite;
let folder: string;
let page: CategoryReply;
const year = 2027;

beforeAll(async () => {
  site = await openTestSite();
  await site.reset();
  folder = await mkdtemp(join(tmpdir(), 'cert-round-trip-'));
  const id = await openEveryKind();
  const read = async () =>
    (await site.call('client', 'areaCategory', { id, slug: everyKindCategorySlug, language: 'en' }))
      .reply;
  const [area] = (await read()).areas;
  for (const question of area!.questions) {
    const commentKey = questionCommentKey(question.id);
    const answers = {
      ...cases[question.type].sent(question),
      [commentKey]: { value: true, content: `+385 about ${question.type}` },
    };
    const { reply } = await site.call('client', 'questionnaireAnswersSave', { id, answers });
    expect(Object.keys(reply.saved).sort()).toEqual(Object.keys(answers).sort());
  }
  const comment = { [areaCommentKey(area!.id)]: { value: true, content: '- a list _x0041_' } };
  await site.call('client', 'questionnaireAnswersSave', { id, answers: comment });
  page = await read();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Opens a questionnaire of Jadran with one question of every kind. */
async function openEveryKind(): Promise<number> {
  const { db, world, clock } = site;
  const { editionId } = await importEdition({
    db,
    edition: everyKindEdition,
    now: () => clock.now,
  });
  const { id: organisationId } = await db
    .selectFrom('organisations')
    .select('id')
    .where('key', '=', 'jadran')
    .executeTakeFirstOrThrow();
  const { id } = await insertQuestionnaire({
    db,
    organisationId,
    editionId,
    year,
    members: [{ accountId: world.accounts.client, role: 'client' }],
    originalId: null,
    at: clock.now,
  });
  return id;
}

/** Exports a questionnaire of Jadran in English to a target in the temporary folder. */
async function exportTo(
  name: string,
  { of = year, files = site.files, ...target }: Pick<ExportTarget, 'kind' | 'format'> & Exporting,
) {
  const path = join(folder, name);
  const exported = await inTransaction(site.db, (trx) =>
    readExportedQuestionnaire({
      trx,
      key: 'jadran',
      year: of,
      language: 'en',
      readEdition: createEditionCache(testProgramme),
      at: site.clock.now,
    }),
  );
  const { faults } = await writeExport({ exported: exported!, target: { ...target, path }, files });
  return { path, faults };
}
type Exporting = { of?: number; files?: Pick<TestSite['files'], 'read'> };

describe('an answer to every kind of question', () => {
  it.each(questionKinds)('has the same lines on a page as in the export: %s', (kind) => {
    const question = page.areas[0]!.questions.find(({ type }) => type === kind)!;
    expect(formatAnswerLines(question, page.responses, 'en')).toEqual(cases[kind].shown);
  });

  it.each([
    ['file', 'all.json', 'all.json'],
    ['folder', 'json', 'json/questionnaire.json'],
  ] as const)('is contained in the JSON of an export to a %s', async (kind, name, written) => {
    await exportTo(name, { kind, format: 'json' });
    const { questions, tables } = JSON.parse(
      await readFile(join(folder, written), 'utf8'),
    ) as ExportedQuestionnaire;
    expect(questions.map(findings)).toEqual(
      questionKinds.map((of) => ({
        kind: of,
        shown: cases[of].shown,
        values: cases[of].values,
        comment: `+385 about ${of}`,
      })),
    );
    expect(tables.responses.map(({ content }) => content)).toContain('- a list _x0041_');
  });

  it.each([
    ['file', 'all.xlsx', 'all.xlsx'],
    ['folder', 'xlsx', 'xlsx/questionnaire.xlsx'],
  ] as const)('is contained in the workbook of an export to a %s', async (kind, name, written) => {
    await exportTo(name, { kind, format: 'xlsx' });
    const sheets = await readExcelFile(join(folder, written));
    const rowsOf = (title: string) => sheets.find(({ sheet }) => sheet === title)!.data.slice(1);
    expect(rowsOf('Answers').map((row) => row.slice(3, 7))).toEqual(
      questionKinds.map((of) => {
        const [[only] = [], ...others] = cases[of].values;
        return [
          of,
          cases[of].shown.join('\n'),
          typeof only === 'number' && others.length === 0 ? only : null,
          `+385 about ${of}`,
        ];
      }),
    );
    expect(rowsOf('Comments').flat()).toContain('- a list _x0041_');
  });
});

function findings({ kind, shown, answers, comment }: ExportedQuestion) {
  return {
    kind,
    shown,
    values: answers.map(({ value, additional }) => [value, additional]),
    comment,
  };
}

describe('the documents in an exported folder', () => {
  it('have names of limited length; a document that cannot be copied is reported, the rest is exported', async () => {
    const { attach } = createDocumentCalls(site);
    const attachAs = (name: string, title: string) =>
      attach('client', { name: title, file: { name, type: 'application/pdf' } });
    const long = await attachAs(`${'漢'.repeat(116)}.pdf`, 'Long');
    const broken = await attachAs('broken.pdf', 'Broken');
    const away = await attachAs('away.pdf', 'Away');
    const last = await attachAs('last.pdf', 'Last');
    const rows = await site.db.selectFrom('documents').select(['title', 'stored_name']).execute();
    const titles = new Map(rows.map(({ title, stored_name }) => [stored_name, title]));
    const read: TestSite['files']['read'] = async (name) => {
      if (titles.get(name) === 'Away') throw new Error('the store is away');
      return titles.get(name) === 'Broken' ? Readable.from(breakOff()) : site.files.read(name);
    };
    const target = { kind: 'folder', format: 'json', of: 2026, files: { read } } as const;
    const { path, faults } = await exportTo('documents', target);
    expect(faults).toEqual([
      { documentId: broken.id, title: 'Broken', fault: 'not copied: the disk is broken' },
      { documentId: away.id, title: 'Away', fault: 'not copied: the store is away' },
    ]);
    const names = await readdir(join(path, 'documents'));
    expect(names.sort()).toEqual([`${long.id}-${'漢'.repeat(83)}.pdf`, `${last.id}-last.pdf`]);
  });
});

async function* breakOff() {
  yield Buffer.from('The first half');
  throw new Error('the disk is broken');
}
