/** @engine aggregates */
import type { ActionName } from '@cert/shared/contract';
import type { Grade } from '@cert/shared/domain';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const read = async <Name extends ActionName>(
  by: Person,
  name: Name,
  more: { slug?: string } = {},
) =>
  (
    await site.call(by, name, {
      id: site.world.questionnaire,
      language: 'en',
      ...more,
    } as never)
  ).reply;

/** As the client, chooses the best strategy, enters 60 % for the reach and ticks one of two tools. */
async function answerSome(): Promise<void> {
  const { world } = site;
  await site.call('client', 'questionnaireAnswersSave', {
    id: world.questionnaire,
    answers: {
      [`question_${world.question('strategy')}`]: { value: true, answerId: world.answer('plan') },
      [`answer_${world.answer('share')}`]: { value: 60 },
      [`answer_${world.answer('tests')}`]: { value: true },
    },
  });
}

async function setFinalGrades(questionnaireId: number, grades: { [area: string]: Grade }) {
  await site.db
    .insertInto('final_grades')
    .values(
      Object.entries(grades).map(([area, grade]) => ({
        questionnaire_id: questionnaireId,
        area_id: site.world.area(area),
        grade,
        set_by: site.world.accounts.lead,
        set_at: site.clock.now,
      })),
    )
    .execute();
}

describe('the list of categories', () => {
  it('shows the team the completeness and the grades of each area', async () => {
    await answerSome();
    await site.call('certifier', 'certifierAreaGradeSet', {
      id: site.world.questionnaire,
      areaId: site.world.area('brand'),
      grade: 2,
    });
    await setFinalGrades(site.world.previous, { brand: 1.5 });
    const [attracting] = await read('certifier', 'areaCategoryList');
    expect(attracting).toMatchObject({
      position: 1,
      // Three of four questions are answered: strategy, reach and tools. The fifth question is locked.
      completeness: 75,
      gradeCompletedType: 'system',
      // The suggested grades, 2.5 and 1, are 7 of 12 half steps, which is 58 %. The own grade 2 is 4 of 12, which is 33
      // %.
      gradeSumSystem: 58,
      gradeSumCertifier: 33,
      gradeSumCertifierFinal: 0,
      areas: [
        { completeness: 66, grade: 2.5, certifierGrade: 2, previousGrade: 1.5, warning: 0 },
        { completeness: 100, grade: 1, certifierGrade: null, previousGrade: null, warning: 1 },
      ],
    });
  });

  it('shows a client the completeness of each area, and nothing about grades', async () => {
    await answerSome();
    const [attracting] = await read('client', 'areaCategoryList');
    expect(attracting).toEqual({
      id: expect.any(Number),
      title: 'Attracting Testmark 2026 en',
      slug: 'attracting',
      position: 1,
      completeness: 75,
      areas: [
        {
          id: site.world.area('brand'),
          title: 'Brand en',
          slug: 'brand',
          position: 1,
          minGrade: 0,
          completeness: 66,
          completed: 2,
          answerable: 3,
          left: 1,
          open: true,
        },
        expect.objectContaining({ completeness: 100, left: 0, minGrade: 2 }),
      ],
    });
  });

  it('counts only key areas in a key-only questionnaire', async () => {
    await answerSome();
    await site.db
      .updateTable('questionnaires')
      .set({ is_key_only: true })
      .where('id', '=', site.world.questionnaire)
      .execute();
    const [attracting, developing] = await read('lead', 'areaCategoryList');
    expect(attracting).toMatchObject({
      completeness: 100,
      gradeSumSystem: 33,
      areas: [{ open: false }, { open: true }],
    });
    expect(developing).toMatchObject({ completeness: 100, gradeSumSystem: 0 });
  });
});

describe('a category', () => {
  it('names the rows of a table in the reader’s language', async () => {
    const { areas } = await read('client', 'areaCategory', { slug: 'developing' });
    expect(areas[0]!.questions.map(({ rows }: { rows: unknown }) => rows)).toEqual([
      { monetary: ['Bonus 2026 en'], nonmonetary: ['Time off en'] },
      null,
    ]);
  });

  const forTheTeam = [
    'grade',
    'certifierGrade',
    'certifierFinalGrade',
    'previousGrade',
    'warning',
    'mark',
    'criteria',
    'certifierNotes',
    'gradingLocked',
    'finalized',
    'ownFinalized',
  ];

  it('has grades, criteria and notes for the team, and none of these for a client', async () => {
    await answerSome();
    const text = JSON.stringify(await read('certifier', 'areaCategory', { slug: 'attracting' }));
    for (const field of forTheTeam) expect(text).toContain(`"${field}":`);
    const forClient = JSON.stringify(await read('client', 'areaCategory', { slug: 'attracting' }));
    for (const field of forTheTeam) expect(forClient).not.toContain(`"${field}":`);
    expect(forClient).not.toContain('Secret');
    expect(forClient).toContain('Strategy en');
  });

  it('has a grade for each question except those for Above and Beyond', async () => {
    await answerSome();
    const { areas, mainCertifier } = await read('lead', 'areaCategory', { slug: 'attracting' });
    expect(areas[0]!.questions.map((question) => question.grade)).toEqual([3, 2, null]);
    expect(areas[0]!.questions.map((question) => question.advanced)).toEqual([0, 0, 1]);
    expect([areas[0]!.completed, areas[0]!.answerable, mainCertifier]).toEqual([2, 3, 1]);
  });

  it('marks the questions that are disabled', async () => {
    const { world } = site;
    await site.call('client', 'questionnaireAnswersSave', {
      id: world.questionnaire,
      answers: {
        [`question_${world.question('strategy')}`]: { value: true, answerId: world.answer('none') },
      },
    });
    const { areas } = await read('client', 'areaCategory', { slug: 'attracting' });
    expect(areas[0]!.questions.map((question) => question.disabled)).toEqual([0, 1, 0]);
    expect(areas[0]!.answerable).toBe(2);
  });

  it('has the answers of its own areas only', async () => {
    await answerSome();
    const { responses } = await read('client', 'areaCategory', { slug: 'developing' });
    expect(responses).toEqual({});
  });

  it('is refused as “not found” when its address is unknown', async () => {
    const { status } = await site.call('client', 'areaCategory', {
      id: site.world.questionnaire,
      slug: 'nothing',
      language: 'en',
    });
    expect(status).toBe(404);
  });
});

describe('the questionnaire’s info', () => {
  it('shows the team last year’s result once all its final grades are set', async () => {
    expect((await read('lead', 'info')).previousQuestionnaire).toEqual({
      year: 2025,
      overalResult: null,
    });
    await setFinalGrades(site.world.previous, { brand: 3, selection: 2, benefits: 1 });
    expect((await read('lead', 'info')).previousQuestionnaire).toEqual({
      year: 2025,
      overalResult: 67,
    });
  });

  it('shows a client nothing of a hidden questionnaire of an earlier year', async () => {
    await site.db
      .updateTable('questionnaires')
      .set({ is_inactive: true })
      .where('id', '=', site.world.previous)
      .execute();
    expect((await read('client', 'info')).previousQuestionnaire).toBeNull();
    expect((await read('lead', 'info')).previousQuestionnaire).toMatchObject({ year: 2025 });
  });

  it('shows the team the overall result, in percent, that the programme requires for the certificate', async () => {
    expect((await read('certifier', 'info')).questionnaire.threshold).toBe(75);
  });

  it('shows a client neither results nor settings of grading and report', async () => {
    await setFinalGrades(site.world.previous, { brand: 3, selection: 2, benefits: 1 });
    const nothingYet = { typeId: null, typeDescription: '', categoryId: null, newManagers: null };
    expect(await read('client', 'info')).toEqual({
      title: 'Jadran',
      ...{ brand: '', address: '', city: '', contact: '', email: '', ...nothingYet },
      ...{ numberOfEmployees: null, categoryDescription: '', externalWorkForce: null },
      ...{ sindicate: null, numberOfEmployeesHired: null, numberOfEmployeesLeft: null },
      ...{ numberOfEmployeesLaidOff: null, countries: [], categories: [] },
      infoDigest: expect.any(String),
      info: { questionnaire: { year: 2026, keyOnly: 0 } },
      previousQuestionnaire: { year: 2025 },
      ...{ dates: { answersDue: null, meetingAt: null, reportDue: null }, submission: null },
      questionnaire: { settings: { inactive: 0, locked: 0 }, mainCertifier: 0 },
    });
  });
});

describe('the report', () => {
  it('is provisional and not passed while a final grade is missing, which counts as 0 in the overall result', async () => {
    await answerSome();
    await setFinalGrades(site.world.questionnaire, { brand: 3, selection: 2 });
    expect(await read('certifier', 'report')).toMatchObject({
      info: {
        name: 'Jadran',
        year: 2026,
        previousYear: 2025,
        passed: 0,
        provisional: 1,
        reportLocked: 0,
        advanced: 0,
      },
      result: { overal: 56, previous: null, threshold: 75 },
      content: {},
    });
  });

  it.each([
    { says: 'passed', grades: { brand: 3, selection: 2, benefits: 2 }, overal: 78, passed: 1 },
    {
      says: 'not passed under 75 %',
      grades: { brand: 2.5, selection: 2, benefits: 2 },
      overal: 72,
      passed: 0,
    },
    {
      says: 'not passed with a key area below its minimum',
      grades: { brand: 3, selection: 1.5, benefits: 3 },
      overal: 83,
      passed: 0,
    },
  ] as const)('shows the result: $says', async ({ grades, overal, passed }) => {
    await setFinalGrades(site.world.questionnaire, grades);
    const { info, result } = await read('certifier', 'report');
    expect([result.overal, info.passed, info.provisional]).toEqual([overal, passed, 0]);
  });

  it.each([
    { says: 'Above and Beyond', brand: 3, isMarked: true, advanced: 1 },
    {
      says: 'passed, but not Above and Beyond, without a marked question',
      brand: 3,
      isMarked: false,
      advanced: 0,
    },
    { says: 'passed, but not Above and Beyond, under 85 %', brand: 2, isMarked: true, advanced: 0 },
  ] as const)(
    'shows the result with Above and Beyond: $says',
    async ({ brand, isMarked, advanced }) => {
      await setFinalGrades(site.world.questionnaire, { brand, selection: 3, benefits: 2 });
      if (isMarked)
        await site.call('lead', 'aboveBeyondUpdate', {
          id: site.world.questionnaire,
          questionId: site.world.question('future'),
          grade: true,
        });
      const { info } = await read('certifier', 'report');
      expect([info.passed, info.advanced]).toEqual([1, advanced]);
    },
  );
});
