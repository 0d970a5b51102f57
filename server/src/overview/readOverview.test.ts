/** @engine types, aggregates */
import type { Person } from '../testing/createTestWorld.ts';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { areaKeys, gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const team = ['certifier', 'certifier2', 'lead'] as const;
const read = async (person: Person, id = site.world.questionnaire) => {
  const { status, reply } = await site.call(person, 'questionnaireOverview', {
    id,
    language: 'en',
  });
  expect(status).toBe(200);
  return reply;
};
const answer = (person: Person, answers: { [key: string]: object }) =>
  site.call(person, 'questionnaireAnswersSave', {
    id: site.world.questionnaire,
    answers: answers as never,
  });
const answerStrategy = (person: Person = 'client', key = 'plan') =>
  answer(person, {
    [`question_${site.world.question('strategy')}`]: {
      value: true,
      answerId: site.world.answer(key),
    },
  });
const commentOn = (person: Person, area: string, content: string) =>
  answer(person, { [`area_comments_${site.world.area(area)}`]: { value: true, content } });
const setDates = (answersDue: string | null, meetingAt: string | null) =>
  site.call('lead', 'questionnaireDatesSet', {
    id: site.world.questionnaire,
    answersDue,
    meetingAt,
  });
const submit = () => site.call('client', 'questionnaireSubmit', { id: site.world.questionnaire });
const finalize = async (grades: { [person in (typeof team)[number]]: 1 | 2 | 3 }) => {
  for (const person of team) {
    await gradeAreasAs(site, person, grades[person]);
    await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
};
const release = (id = site.world.questionnaire) =>
  site.db
    .updateTable('questionnaires')
    .set({ report_released_at: site.clock.now })
    .where('id', '=', id)
    .execute();
const nowOn = (road: { step: string; progress: string }[]) =>
  road.find(({ progress }) => progress === 'now')?.step;
const areaOf = (reply: Awaited<ReturnType<typeof read>>, key: string) =>
  reply.categories.flatMap(({ areas }) => areas).find((area) => area.id === site.world.area(key))!;

describe('the part of the overview with the missing answers', () => {
  it('gives the numbers of missing answers, documents and comments, and the first question that lacks each', async () => {
    const before = await read('client');
    // The edition has seven questions; the locked one is not counted.
    expect(before.left.answers).toEqual({
      count: 6,
      first: {
        questionId: site.world.question('strategy'),
        position: 1,
        areaTitle: 'Brand en',
        categorySlug: 'attracting',
        areaPosition: 1,
      },
    });
    expect(before.left.documents).toEqual({ count: 0, first: null });
    expect(before.completeness).toBe(0);
    await site.db
      .updateTable('questions')
      .set({ is_document_required: true, is_comment_required: true })
      .where('key', '=', 'salary')
      .execute();
    await site.restart();
    await answerStrategy();
    const after = await read('client');
    expect(after.left.answers).toMatchObject({
      count: 5,
      first: { questionId: site.world.question('reach') },
    });
    for (const kind of ['documents', 'comments'] as const)
      expect(after.left[kind]).toMatchObject({
        count: 1,
        first: { questionId: site.world.question('salary'), areaTitle: 'Benefits en' },
      });
    expect(after.completeness).toBe(16);
    expect(areaOf(after, 'brand')).toMatchObject({ completeness: 33, left: 2, counts: true });
    expect(areaOf(after, 'benefits')).toMatchObject({
      completeness: 0,
      left: 4,
      leftByKind: { answers: 2, documents: 1, comments: 1 },
    });
    await createDocumentCalls(site).attach('client', { entityId: site.world.question('salary') });
    expect((await read('client')).left.documents.count).toBe(0);
  });

  it('offers the next incomplete question after the reader’s last answer, else the first incomplete question', async () => {
    const placeOf = async (person: Person) => (await read(person)).next?.questionId;
    expect(await placeOf('client')).toBe(site.world.question('strategy'));
    await answer('client', { [`answer_${site.world.answer('tests')}`]: { value: true } });
    expect(await placeOf('client')).toBe(site.world.question('table'));
    expect(await placeOf('lead')).toBe(site.world.question('strategy'));
  });

  it('includes only areas that count in a key-only questionnaire', async () => {
    await site.db
      .updateTable('questionnaires')
      .set({ is_key_only: true })
      .where('id', '=', site.world.questionnaire)
      .execute();
    const reply = await read('client');
    expect(reply).toMatchObject({ keyOnly: 1, left: { answers: { count: 1 } } });
    expect(areaOf(reply, 'brand')).toMatchObject({ counts: false, left: 0 });
    expect(areaOf(reply, 'selection')).toMatchObject({ counts: true, left: 1, minGrade: 2 });
  });
});

describe('recent changes on the overview', () => {
  it('say who changed what in which area; similar changes are joined; client and team see the same changes', async () => {
    const start = site.clock.now.getTime();
    const minutes = (count: number) => new Date(start + count * 60_000);
    await answerStrategy();
    site.clock.now = minutes(10);
    await answer('client', { [`answer_${site.world.answer('share')}`]: { value: 70 } });
    site.clock.now = minutes(20);
    await commentOn('certifier', 'benefits', 'Said at the meeting');
    site.clock.now = minutes(30);
    await createDocumentCalls(site).attach('client');
    // Grades and notes of the team are never listed.
    await gradeAreasAs(site, 'certifier', 2);
    const brand = { areaTitle: 'Brand en', categorySlug: 'attracting', areaPosition: 1 };
    const wanted = [
      {
        ...brand,
        at: minutes(30).toISOString(),
        by: 'Name of client',
        kind: 'documents',
        count: 1,
      },
      {
        areaTitle: 'Benefits en',
        categorySlug: 'developing',
        areaPosition: 1,
        at: minutes(20).toISOString(),
        by: 'Name of certifier',
        kind: 'comments',
        count: 1,
      },
      { ...brand, at: minutes(10).toISOString(), by: 'Name of client', kind: 'answers', count: 2 },
    ];
    for (const person of ['client', 'certifier', 'lead'] as const)
      expect((await read(person)).recent).toEqual(
        wanted.map((one) => ({ ...one, own: one.by === `Name of ${person}` ? 1 : 0 })),
      );
  });

  it('are limited to the latest eight changes', async () => {
    for (let index = 0; index < 12; index += 1) {
      site.clock.now = new Date(site.clock.now.getTime() + 60_000);
      await commentOn(index % 2 ? 'client' : 'lead', 'brand', `Thought ${index}`);
    }
    const { recent } = await read('client');
    expect(recent).toHaveLength(8);
    expect(recent[0]).toMatchObject({ own: 1, at: site.clock.now.toISOString() });
  });
});

describe('the dates on the overview', () => {
  it('include how many areas a week must be answered, until the questionnaire is submitted', async () => {
    expect(await read('client')).toMatchObject({
      pace: null,
      dates: { answersDue: null, meetingAt: null, reportDue: null },
    });
    await setDates('2026-12-03', '2026-12-10T09:00:00Z');
    // Three areas must be answered in two weeks, which is 1.5 a week.
    expect(await read('client')).toMatchObject({
      pace: 1.5,
      dates: { answersDue: '2026-12-03', meetingAt: '2026-12-10T09:00:00.000Z' },
    });
    await submit();
    expect((await read('client')).pace).toBeNull();
  });

  it('put a client at the step of the meeting on the day of the meeting, and afterwards at the step of the report', async () => {
    await submit();
    const stepWithMeetingOn = async (day: string) => {
      await setDates(null, `${day}T15:00:00Z`);
      return nowOn((await read('client')).road);
    };
    expect(await stepWithMeetingOn('2026-11-21')).toBe('grade');
    expect(await stepWithMeetingOn('2026-11-20')).toBe('meet');
    expect(await stepWithMeetingOn('2026-11-19')).toBe('report');
  });

  it('show everybody when the report is expected', async () => {
    await site.call('lead', 'questionnaireDatesSet', {
      id: site.world.questionnaire,
      answersDue: null,
      meetingAt: null,
      reportDue: '2027-02-10',
    });
    for (const person of ['client', 'certifier'] as const) {
      const { dates, road } = await read(person);
      expect(dates.reportDue).toBe('2027-02-10');
      expect(road.find(({ step }) => step === 'report')?.at).toBe('2027-02-10');
    }
  });
});

it('the overview and the info say who submitted a questionnaire and when, until it is unlocked', async () => {
  const readInfo = async (person: 'client' | 'lead') =>
    (await site.call(person, 'info', { id: site.world.questionnaire })).reply.submission;
  expect((await read('client')).submission).toBeNull();
  expect(await readInfo('client')).toBeNull();
  await submit();
  for (const [person, own] of [
    ['client', 1],
    ['lead', 0],
  ] as const) {
    const submission = { at: site.clock.now.toISOString(), by: 'Name of client', own };
    const reply = await read(person);
    expect(reply).toMatchObject({ locked: 1, submission });
    expect(await readInfo(person)).toEqual(submission);
    expect(reply.road[1]).toMatchObject({ step: 'submit', progress: 'done', at: submission.at });
  }
  await site.call('lead', 'questionnaireSettingUpdate', {
    id: site.world.questionnaire,
    setting: 'locked',
    value: false,
  });
  expect((await read('client')).submission).toBeNull();
  expect(await readInfo('client')).toBeNull();
});

describe('the grading on the overview', () => {
  it('shows a certifier the own grades, and which areas have changed since they were graded', async () => {
    await answerStrategy();
    await gradeAreasAs(site, 'certifier', { brand: 1.5, selection: 2 });
    await answerStrategy('client', 'none');
    const reply = await read('certifier');
    expect(areaOf(reply, 'brand')).toMatchObject({
      suggestion: 0,
      ownGrade: 1.5,
      finalGrade: null,
      changedSinceOwn: 1,
    });
    expect(areaOf(reply, 'selection')).toMatchObject({ ownGrade: 2, changedSinceOwn: 0 });
    expect(reply.grading).toEqual({
      graded: 2,
      counting: 3,
      ownFinalized: 0,
      finalized: 0,
      mainCertifier: 0,
      gradingLocked: 0,
      changed: 1,
      team: [
        { id: site.world.accounts.lead, name: 'Name of lead', main: 1, finalized: 0 },
        { id: site.world.accounts.certifier, name: 'Name of certifier', main: 0, finalized: 0 },
        { id: site.world.accounts.certifier2, name: 'Name of certifier2', main: 0, finalized: 0 },
      ],
    });
    expect(await read('lead')).toMatchObject({ grading: { graded: 0, mainCertifier: 1 } });
  });

  it('has the three certifiers’ grades of each area, and their spread, only while all have finalized', async () => {
    await gradeAreasAs(site, 'certifier', 1);
    expect(areaOf(await read('lead'), 'brand').marks).toBeUndefined();
    await finalize({ certifier: 1, certifier2: 2, lead: 3 });
    const brand = areaOf(await read('lead'), 'brand');
    expect(brand.spread).toBe(2);
    expect(brand.marks?.map(({ name, grade }) => [name, grade])).toEqual([
      ['Name of lead', 3],
      ['Name of certifier', 1],
      ['Name of certifier2', 2],
    ]);
    await site.call('lead', 'certifierFinalizationReset', {
      id: site.world.questionnaire,
      accountId: site.world.accounts.certifier2,
      reason: 'A slip of the hand',
    });
    const hidden = areaOf(await read('lead'), 'brand');
    expect([hidden.marks, hidden.spread]).toEqual([undefined, undefined]);
  });

  it('puts the team at the step of the report once all final grades are set, but does not change a client’s step', async () => {
    const { road: blind } = await read('client');
    await submit();
    const { road } = await read('client');
    expect(nowOn(blind)).toBe('answer');
    await finalize({ certifier: 1, certifier2: 2, lead: 3 });
    expect(nowOn((await read('lead')).road)).toBe('meet');
    for (const key of areaKeys)
      await site.call('lead', 'certifierAreaFinalGradeSet', {
        id: site.world.questionnaire,
        areaId: site.world.area(key),
        grade: 3,
      });
    const ofTeam = await read('certifier');
    expect(nowOn(ofTeam.road)).toBe('report');
    expect(ofTeam.outcome).toEqual({ passed: 1, beyond: 0, percent: 100 });
    const ofClient = await read('client');
    expect(ofClient.road).toEqual(road);
    expect(ofClient).toMatchObject({ outcome: null, yearOnYear: null, reportReleasedAt: null });
    expect(ofClient).not.toHaveProperty('grading');
  });
});

describe('the outcome on the overview', () => {
  it('is shown to the organisation once the report is released, unless a final grade is missing again', async () => {
    await submit();
    await finalize({ certifier: 2, certifier2: 2, lead: 2 });
    expect((await read('certifier')).outcome).toEqual({ passed: 0, beyond: 0, percent: 67 });
    expect((await read('client')).outcome).toBeNull();
    await release();
    const reply = await read('client');
    expect(reply.outcome).toEqual({ passed: 0, beyond: 0, percent: 67 });
    expect(reply.reportReleasedAt).toBe(site.clock.now.toISOString());
    expect(nowOn(reply.road)).toBeUndefined();
    expect(reply.road.at(-1)).toMatchObject({ step: 'certificate', progress: 'ahead', at: null });
    // Even after the release, the reply does not tell a client who gave which grade.
    expect(areaOf(reply, 'brand')).not.toHaveProperty('marks');
    expect(areaOf(reply, 'brand')).not.toHaveProperty('suggestion');
    await site.call('lead', 'certifierFinalizationReset', {
      id: site.world.questionnaire,
      accountId: site.world.accounts.certifier2,
      reason: 'A slip of the hand',
    });
    expect((await read('client')).outcome).toBeNull();
  });

  it('changes a client’s ETag when a final grade is set after the release of the report, not before', async () => {
    const tag = async () =>
      (await site.call('client', 'changeTag', { id: site.world.questionnaire })).reply.tag;
    const setFinal = (grade: 1 | 2 | 3) =>
      site.call('lead', 'certifierAreaFinalGradeSet', {
        id: site.world.questionnaire,
        areaId: site.world.area('brand'),
        grade,
      });
    await finalize({ certifier: 2, certifier2: 2, lead: 2 });
    const before = await tag();
    await setFinal(1);
    expect(await tag()).toBe(before);
    await release();
    await setFinal(3);
    expect(await tag()).not.toBe(before);
  });
});

describe('the comparison of years on the overview', () => {
  const gradePrevious = async () => {
    for (const person of team) {
      for (const key of areaKeys)
        await site.call(person, 'certifierAreaGradeSet', {
          id: site.world.previous,
          areaId: site.world.area(key),
          grade: 1,
        });
      await site.call(person, 'certifierFinalizeGrades', { id: site.world.previous });
    }
  };
  const pairs = (now: number | null) => ({
    year: 2025,
    areas: areaKeys.map((key) => ({ areaId: site.world.area(key), before: 1, now })),
  });

  it('is absent if no earlier year has a final grade', async () => {
    await finalize({ certifier: 2, certifier2: 2, lead: 2 });
    expect((await read('lead')).yearOnYear).toBeNull();
    expect((await read('lead', site.world.previous)).yearOnYear).toBeNull();
  });

  it('is shown to the team, and to the organisation while the reports of both years are released', async () => {
    await gradePrevious();
    expect((await read('certifier')).yearOnYear).toEqual(pairs(null));
    await finalize({ certifier: 2, certifier2: 2, lead: 2 });
    expect((await read('certifier')).yearOnYear).toEqual(pairs(2));
    expect((await read('client')).yearOnYear).toBeNull();
    await release(site.world.previous);
    expect((await read('client')).yearOnYear).toBeNull();
    await release();
    expect((await read('client')).yearOnYear).toEqual(pairs(2));
    await site.db
      .updateTable('questionnaires')
      .set({ report_released_at: null })
      .where('id', '=', site.world.previous)
      .execute();
    await site.restart();
    expect((await read('client')).yearOnYear).toBeNull();
  });
});
