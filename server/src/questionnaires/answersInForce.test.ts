/** @engine json, triggers */
import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import { createEditionCache } from '../editions/createEditionCache.ts';
import { copyResponses } from '../office/questionnaires/copyResponses.ts';
import { insertQuestionnaire } from '../office/questionnaires/openOrganisationQuestionnaire.ts';
import { readExportedQuestionnaire } from '../organisation-data/readExportedQuestionnaire.ts';
import { toMeasureValueMap, type MeasurePositions } from '../report/comparing/contribution.ts';
import {
  createCachedContributionsReader,
  type ContributionsReader,
} from '../report/comparing/createCachedContributionsReader.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testProgramme } from '../testing/testProgramme.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const index: MeasurePositions = new Map();
const onQuestionnaire = () => ({ id: site.world.questionnaire, language: 'en' as const });

const questionKeys = ['strategy', 'reach', 'future', 'tools', 'frozen', 'table', 'salary'] as const;
type QuestionKey = (typeof questionKeys)[number];
/** The answers that can disable a question. */
const disablers = { strategy: 'none', future: 'yes', tools: 'tests' } as const;

/** The answers that disable no question. */
const values = { share: 60, count: 5, cells: { input_monetary_percentage_1: 50 }, amount: 1200 };

/**
 * In the generated rules, only an earlier question of a random order can disable a question, so that the rules have no
 * cycle.
 */
const questionnaire = fc.record({
  rules: fc
    .tuple(
      fc.shuffledSubarray([...questionKeys], { minLength: questionKeys.length }),
      fc.array(fc.constantFrom(null, 'strategy', 'strategy', 'future', 'tools'), {
        minLength: questionKeys.length,
        maxLength: questionKeys.length,
      }),
      fc.array(fc.nat(7), { minLength: questionKeys.length, maxLength: questionKeys.length }),
    )
    .map(([order, wanted, byContent]) =>
      order.map((key, place) => {
        const by = wanted[place] as keyof typeof disablers | null;
        return {
          key,
          by: by && order.indexOf(by) < place ? by : null,
          isByContent: byContent[place] === 0,
        };
      }),
    ),
  strategy: fc.constantFrom('none', 'none', 'plan'),
  ticks: fc.subarray(['tests', 'talks']),
  answered: fc.subarray(Object.keys(values) as (keyof typeof values)[]),
  isKeyOnly: fc.boolean(),
});
type Generated = typeof questionnaire extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Lists the keys of the questions that apply. The list is computed without the tested code, in the order of the rules,
 * in which each question comes after the one that can disable it.
 */
function keysApplying({ rules, strategy, ticks, isKeyOnly }: Generated): Set<QuestionKey> {
  const chosen = { strategy: strategy === 'none', future: true, tools: ticks.includes('tests') };
  const applying = new Set<QuestionKey>();
  for (const { key, by, isByContent } of rules) {
    const isOpen = !isKeyOnly || key === 'tools' || key === 'frozen';
    if (isOpen && !isByContent && !(by && chosen[by] && applying.has(by))) applying.add(key);
  }
  return applying;
}

/** Stores the rules; then, as the team, the answers, a mark and a report. No required document is attached. */
async function store({ rules, strategy, ticks, answered, isKeyOnly }: Generated): Promise<void> {
  const { db, world } = site;
  const { question, answer } = world;
  for (const { key, by, isByContent } of rules)
    await db
      .updateTable('questions')
      .set({
        is_document_required: true,
        is_disabled: isByContent,
        disabled_on_question_id: by && question(by),
        disabled_on_answer_id: by && answer(disablers[by]),
      })
      .where('key', '=', key)
      .execute();
  await sql`update questions set benchmark = ${JSON.stringify({
    text: { hr: 'XXX', sr: 'XXX', en: 'XXX' },
    unit: { hr: '', sr: '', en: '' },
    betterWhen: 'more',
  })}::jsonb where key in ('reach', 'frozen', 'salary')`.execute(db);
  await site.restart();
  const { status } = await site.call('lead', 'questionnaireAnswersSave', {
    id: world.questionnaire,
    answers: {
      [`question_${question('strategy')}`]: { value: true, answerId: answer(strategy) },
      [`question_${question('future')}`]: { value: true, answerId: answer('yes') },
      ...Object.fromEntries(ticks.map((key) => [`answer_${answer(key)}`, { value: true }])),
      ...Object.fromEntries(
        answered.map((key) => [`answer_${answer(key)}`, { value: values[key] }]),
      ),
    },
  });
  expect(status).toBe(200);
  await site.call('lead', 'aboveBeyondUpdate', {
    id: world.questionnaire,
    questionId: question('future'),
    grade: true,
  });
  await sql`insert into final_grades (questionnaire_id, area_id, grade, set_by, set_at)
    select ${world.questionnaire}::int, id, 3, null, now() from areas`.execute(db);
  await db
    .updateTable('questionnaires')
    .set({ is_key_only: isKeyOnly, report_released_at: site.clock.now })
    .where('id', '=', world.questionnaire)
    .execute();
  await site.call('lead', 'reportContentSaveItems', {
    id: world.questionnaire,
    language: 'en',
    content: { suggestions: '<p>Suggestions</p>' },
  });
}

/** Opens the questionnaire of the next year as a copy, without copied answers. */
async function openCopy(): Promise<number> {
  const { db, world, clock } = site;
  const { organisation_id: organisationId, edition_id: editionId } = await db
    .selectFrom('questionnaires')
    .select(['organisation_id', 'edition_id'])
    .where('id', '=', world.questionnaire)
    .executeTakeFirstOrThrow();
  const members = [{ accountId: world.accounts.lead, role: 'main-certifier' } as const];
  const originalId = world.questionnaire;
  const year = 2027;
  return (
    await insertQuestionnaire({
      db,
      organisationId,
      editionId,
      year,
      members,
      originalId,
      at: clock.now,
    })
  ).id;
}

/** Reads all replies and results in which the product counts, shows, compares, exports or suggests answers. */
async function readAll(copyId: number, readYear: ContributionsReader) {
  const { db, world, clock } = site;
  const input = onQuestionnaire();
  const replies = {
    list: await site.call('lead', 'areaCategoryList', input),
    listOfClient: await site.call('client', 'areaCategoryList', input),
    attracting: await site.call('lead', 'areaCategory', { ...input, slug: 'attracting' }),
    developing: await site.call('lead', 'areaCategory', { ...input, slug: 'developing' }),
    beyond: await site.call('lead', 'aboveBeyond', { ...input, slug: 'future' }),
    stats: await site.call('lead', 'aboveBeyondStats', input),
    marks: await site.call('lead', 'aboveBeyondCertifierUpdates', { id: input.id }),
    report: await site.call('lead', 'report', input),
    released: await site.call('client', 'releasedReport', input),
    writing: await site.call('lead', 'reportWriting', { id: input.id }),
    overview: await site.call('client', 'questionnaireOverview', input),
    desk: await site.call('client', 'desk', {}),
    missing: await site.call('client', 'questionnaireMissing', input),
    questions: await site.call('lead', 'questions', input),
    documents: await site.call('lead', 'documentList', input),
    nextYear: await site.call('lead', 'areaCategory', { ...input, id: copyId, slug: 'attracting' }),
  };
  for (const { status } of Object.values(replies)) expect(status).toBe(200);
  const contribution = (await readYear(db, 2026)).get(world.questionnaire);
  const exported = await inTransaction(db, (trx) =>
    readExportedQuestionnaire({
      trx,
      key: 'jadran',
      year: 2026,
      language: 'en',
      readEdition: createEditionCache(testProgramme),
      at: clock.now,
    }),
  );
  return {
    replies: Object.fromEntries(
      Object.entries(replies).map(([name, { reply }]) => [name, withoutStored(reply)]),
    ),
    figures: ['reach', 'frozen', 'salary'].map(
      (key) => contribution && toMeasureValueMap(contribution.values, index)[`figure ${key}`],
    ),
    exported: exported?.questions,
    copied: await listCopied(world.questionnaire, copyId),
  };
}

/** Removes the parts of a reply that show all stored answers, also those of disabled questions. */
function withoutStored(reply: unknown): unknown {
  const stored = ['responses', 'answersDigest', 'recent', 'lastChange'];
  return JSON.parse(
    JSON.stringify(reply, (key, value: unknown) => (stored.includes(key) ? undefined : value)),
  );
}

/** Copies the answers, lists the form keys of the copied ones, and undoes the copying. */
async function listCopied(fromId: number, copyId: number): Promise<string[]> {
  const undone = new Error('undone');
  let keys: string[] = [];
  await inTransaction(site.db, async (trx) => {
    const from = await trx
      .selectFrom('questionnaires')
      .select(['id', 'edition_id as editionId', 'is_key_only as isKeyOnly'])
      .where('id', '=', fromId)
      .executeTakeFirstOrThrow();
    await copyResponses({ db: trx, from, to: { ...from, id: copyId }, at: site.clock.now });
    const rows = await trx
      .selectFrom('responses')
      .select('form_key')
      .where('questionnaire_id', '=', copyId)
      .orderBy('form_key')
      .execute();
    keys = rows.map((row) => row.form_key);
    throw undone;
  }).catch((error: unknown) => expect(error).toBe(undone));
  return keys;
}

test('answers of disabled questions count nowhere: every result is the same as if they had never been stored', async () => {
  let removedCount = 0;
  const property = fc.asyncProperty(questionnaire, async (generated) => {
    await site.reset();
    const { db, world } = site;
    await store(generated);
    const copyId = await openCopy();
    const readYear = createCachedContributionsReader({
      readEdition: createEditionCache(testProgramme),
      certificatePercent: 75,
      readInBulk: (read) => read(db),
      index,
    });
    const applying = keysApplying(generated);
    const all = await readAll(copyId, readYear);

    const removed = questionKeys.filter((key) => !applying.has(key)).map(world.question);
    removedCount += removed.length;
    await sql`delete from responses where questionnaire_id = ${world.questionnaire}
      and question_id = any(${removed}::int[])`.execute(db);
    if (generated.rules.some(({ key, ...rule }) => key === 'future' && isOff(rule, applying)))
      await db.deleteFrom('above_beyond_marks').execute();
    await db.deleteFrom('questionnaire_progress').execute();
    expect(all).toEqual(await readAll(copyId, readYear));

    // The expected figures follow from the generated rules and answers.
    const figures = { reach: 'share', frozen: 'count', salary: 'amount' } as const;
    expect(all.figures).toEqual(
      Object.entries(figures).map(([question, key]) =>
        applying.has(question as QuestionKey) && generated.answered.includes(key)
          ? values[key]
          : undefined,
      ),
    );
    function isOff(
      { by, isByContent }: { by: keyof typeof disablers | null; isByContent: boolean },
      those: Set<QuestionKey>,
    ): boolean {
      const { strategy, ticks } = generated;
      const isChosen =
        (by === 'strategy' && strategy === 'none') || (by === 'tools' && ticks.includes('tests'));
      return isByContent || (by !== null && isChosen && those.has(by));
    }
  });
  await fc.assert(property, { numRuns: 25, seed: 20_261_126 });
  // Checks that the generated answers disabled questions often enough.
  expect(removedCount).toBeGreaterThan(50);
}, 120_000);
