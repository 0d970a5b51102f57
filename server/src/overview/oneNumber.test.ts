/** @engine json, aggregates */
import { missingKinds, type MissingKind } from '@cert/shared/domain';
import fc from 'fast-check';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const questionKeys = ['strategy', 'reach', 'future', 'tools', 'frozen', 'table', 'salary'] as const;
type QuestionKey = (typeof questionKeys)[number];
/**
 * Answers that disable no question in the test edition. `share` is an answer to the question `reach`, which the answer
 * `none` of another question disables.
 */
const values = { share: 60, tests: true, cells: { input_monetary_percentage_1: 50 }, amount: 1200 };

/** Generates a questionnaire: what its edition requires, and what its client has entered. */
const questionnaire = fc.record({
  needsDocument: fc.subarray([...questionKeys]),
  needsComment: fc.subarray([...questionKeys]),
  isKeyOnly: fc.boolean(),
  strategy: fc.constantFrom(null, 'none', 'plan'),
  hasFuture: fc.boolean(),
  answered: fc.subarray(Object.keys(values) as (keyof typeof values)[]),
  commented: fc.subarray(['strategy', 'reach', 'tools', 'salary'] as QuestionKey[]),
  documented: fc.subarray(['strategy', 'tools', 'salary'] as QuestionKey[], { maxLength: 2 }),
});
type Generated = typeof questionnaire extends fc.Arbitrary<infer Value> ? Value : never;

/** Changes the edition, and fills the questionnaire with the same actions as the pages. */
async function fill(given: Generated): Promise<void> {
  const { question, answer, questionnaire: id } = site.world;
  for (const key of questionKeys)
    await site.db
      .updateTable('questions')
      .set({
        is_document_required: given.needsDocument.includes(key),
        is_comment_required: given.needsComment.includes(key),
      })
      .where('key', '=', key)
      .execute();
  // The team answers while all areas count, so that answers outside a key-only questionnaire exist, too.
  await site.restart();
  const { status } = await site.call('lead', 'questionnaireAnswersSave', {
    id,
    answers: {
      ...(given.strategy && {
        [`question_${question('strategy')}`]: { value: true, answerId: answer(given.strategy) },
      }),
      ...(given.hasFuture && {
        [`question_${question('future')}`]: { value: true, answerId: answer('yes') },
      }),
      ...Object.fromEntries(
        given.answered.map((key) => [`answer_${answer(key)}`, { value: values[key] }]),
      ),
    },
  });
  expect(status).toBe(200);
  for (const key of given.commented)
    await site.call('client', 'questionnaireAnswersSave', {
      id,
      answers: { [`question_comments_${question(key)}`]: { value: true, content: 'Why' } },
    });
  for (const key of given.documented)
    await createDocumentCalls(site).attach('client', { entityId: question(key) });
  await site.db
    .updateTable('questionnaires')
    .set({ is_key_only: given.isKeyOnly })
    .where('id', '=', id)
    .execute();
  await site.restart();
}

/** Calls every action whose reply contains the completeness of the questionnaire, or how many answers are missing. */
async function readPlaces() {
  const id = site.world.questionnaire;
  const given = { id, language: 'en' } as const;
  const overview = (await site.call('client', 'questionnaireOverview', given)).reply;
  const ofTeam = (await site.call('lead', 'questionnaireOverview', given)).reply;
  const sidebar = (await site.call('client', 'areaCategoryList', given)).reply;
  const pages = [];
  for (const { slug } of sidebar)
    pages.push((await site.call('client', 'areaCategory', { ...given, slug })).reply);
  const missing = (await site.call('client', 'questionnaireMissing', given)).reply;
  const desks = [];
  // The first reading computes the progress, the second finds it stored.
  for (const person of ['client', 'client', 'lead'] as const) {
    const { reply } = await site.call(person, 'deskPage', { language: 'en' });
    desks.push(reply.rows.find((row) => row.id === id)!);
  }
  return { overview, ofTeam, sidebar, pages, missing, desks };
}

const partOfKind = { answers: 'answer', documents: 'document', comments: 'comment' } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
/** Computes the share of completed questions in whole percent, rounded down. */
const percentOf = (areas: readonly { completed: number; answerable: number }[]) => {
  const answerable = sum(areas.map((area) => area.answerable));
  const completed = sum(areas.map((area) => area.completed));
  return answerable === 0 ? 100 : Math.floor((100 * completed) / answerable);
};

test('every page shows the same completeness and the same number of missing answers', async () => {
  await fc.assert(
    fc.asyncProperty(questionnaire, async (given) => {
      await site.reset();
      await fill(given);
      const { overview, ofTeam, sidebar, pages, missing, desks } = await readPlaces();
      const areasOf = (reply: typeof overview) => reply.categories.flatMap(({ areas }) => areas);
      const pick = <Key extends string, Area extends Record<Key, unknown>>(
        areas: readonly Area[],
        ...keys: Key[]
      ) => areas.map((area) => keys.map((key) => area[key]));
      const listed = sidebar.flatMap(({ areas }) => areas);

      // The numbers of areas: on the map, in the sidebar and the tabs, and on the area pages.
      const map = pick(areasOf(overview), 'id', 'completeness', 'left');
      expect(pick(areasOf(ofTeam), 'id', 'completeness', 'left')).toEqual(map);
      expect(pick(listed, 'id', 'completeness', 'left')).toEqual(map);
      expect(
        pick(
          pages.flatMap(({ areas }) => areas),
          'id',
          'completeness',
          'left',
        ),
      ).toEqual(map);
      for (const area of listed) expect(area.completeness).toBe(percentOf([area]));

      // The completeness of each category: in the wheel chart of the overview, and in the sidebar.
      const counting = listed.filter(({ open }) => open);
      expect(pick(overview.categories, 'id', 'completeness')).toEqual(
        sidebar.map(({ id, areas }) => [id, percentOf(areas.filter(({ open }) => open))]),
      );
      expect(pick(sidebar, 'id', 'completeness')).toEqual(
        pick(overview.categories, 'id', 'completeness'),
      );

      // The numbers of the questionnaire: on the home page, in the sidebar and on the desk.
      const percent = percentOf(counting);
      const left = sum(counting.map((area) => area.left));
      for (const { completeness } of [overview, ofTeam, ...desks])
        expect(completeness).toBe(percent);
      const ofKind = (kind: MissingKind) =>
        sum(areasOf(overview).map(({ leftByKind }) => leftByKind[kind]));
      for (const { task } of [{ task: overview.task }, { task: ofTeam.task }])
        expect([task.task, task.count]).toEqual(left > 0 ? ['answer', left] : ['submit', null]);
      for (const { next } of desks)
        expect([next.task, next.count]).toEqual(left > 0 ? ['answer', left] : ['submit', null]);

      // The numbers of missing entries by kind: on the home page, on the map and in the check before the submission.
      const lacks = missing.flatMap(({ questions }) => questions.flatMap((one) => one.lacks));
      for (const kind of missingKinds) {
        const count = lacks.filter((part) => part === partOfKind[kind]).length;
        expect([kind, overview.left[kind].count, ofKind(kind)]).toEqual([kind, count, count]);
      }
      for (const { id, left: ofArea, leftByKind } of areasOf(overview)) {
        const found = missing.find((area) => area.id === id)?.questions ?? [];
        expect([ofArea, sum(missingKinds.map((kind) => leftByKind[kind]))]).toEqual([
          sum(found.map((one) => one.lacks.length)),
          ofArea,
        ]);
      }
      // At 100 % no answer is missing, although comments or documents may be.
      expect(percent === 100).toBe(overview.left.answers.count === 0);
    }),
    { numRuns: 25 },
  );
}, 60_000);
