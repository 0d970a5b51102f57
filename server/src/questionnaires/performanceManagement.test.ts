import { join } from 'node:path';
import { sql } from 'kysely';
import { importEdition } from '../content/importing/importEdition.ts';
import { readEdition } from '../content/reading/readEdition.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.reset();
});
afterAll(() => site.close());

const onQuestionnaire = () => ({ id: site.world.questionnaire, language: 'en' as const });

describe('in the area “Performance management”,', () => {
  let ids: { [key: string]: number };
  beforeEach(async () => {
    const folder = join(__dirname, '..', '..', '..', 'content', 'editions', 'meridian-2026');
    const { edition } = await readEdition(folder);
    const { db, clock } = site;
    const { editionId } = await importEdition({ db, edition: edition!, now: () => clock.now });
    await db.updateTable('questionnaires').set({ edition_id: editionId }).execute();
    const { rows } = await sql<{ key: string; id: number }>`
      select q.key, q.id from questions q union all
      select q.key || ' ' || a.key, a.id from answers a join questions q on q.id = a.question_id`.execute(
      db,
    );
    ids = Object.fromEntries(rows.map(({ key, id }) => [key, id]));
  });

  const save = (answers: { [key: string]: { value: boolean | number; answerId?: number } }) =>
    site.call('client', 'questionnaireAnswersSave', { id: site.world.questionnaire, answers });
  const choose = (question: string, answer: string) => ({
    [`question_${ids[question]}`]: { value: true, answerId: ids[`${question} ${answer}`]! },
  });
  const enter = (key: string, value: number | boolean) => ({
    [`answer_${ids[key]}`]: { value },
  });

  async function readAsTeam() {
    const { reply } = await site.call('lead', 'areaCategory', {
      ...onQuestionnaire(),
      slug: 'performance',
    });
    const { benchmarksPercentage, abBenchmarksPercentage } = (
      await site.call('lead', 'report', onQuestionnaire())
    ).reply;
    const [area] = reply.areas;
    return {
      suggestion: area!.grade,
      warning: area!.warning,
      counts: reply.systemGrades?.[area!.id],
      keyCounts: reply.systemGradesImportant?.[area!.id],
      disabled: area!.questions.map(({ disabled }) => disabled),
      figures: ['appraised-share', 'appraisal-held-fair'].map(
        (key) =>
          [...benchmarksPercentage, ...abBenchmarksPercentage].find((line) => line.key === key)
            ?.selfValue,
      ),
    };
  }

  it('the answer “not organised” disables the questions that depend on it, and another answer enables them again', async () => {
    await save({
      ...choose('performance-system', 'reviewed'),
      ...enter('appraised-share share', 96),
      ...enter('appraisal-criteria goals', true),
      ...enter('appraisal-criteria quality', true),
      ...choose('appraisal-alignment', 'calibration'),
      ...enter('appraisal-use base-pay', true),
      ...enter('appraisal-held-fair share', 80),
    });
    const answered = await readAsTeam();
    expect(answered).toMatchObject({
      // The mean of the question grades 3, 3, 1.5, 3 and 0.5, in half steps.
      suggestion: 2,
      warning: 0,
      counts: { count: 5, total: 5 },
      keyCounts: { count: 3, total: 3 },
      disabled: [0, 0, 0, 0, 0, 0, 0],
      figures: [96, 80],
    });
    await save(choose('performance-system', 'not-organised'));
    expect(await readAsTeam()).toEqual({
      suggestion: 0,
      warning: 1,
      counts: { items: [{ grade: 0, count: 1 }], count: 1, total: 1 },
      keyCounts: { items: [{ grade: 0, count: 1 }], count: 1, total: 1 },
      disabled: [0, 1, 1, 1, 1, 1, 0],
      figures: [null, null],
    });
    await save(choose('performance-system', 'reviewed'));
    expect(await readAsTeam()).toEqual(answered);
  });
});
