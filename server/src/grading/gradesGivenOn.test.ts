import type { Input } from '@cert/shared/contract';
import type { Grade } from '@cert/shared/domain';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const team = ['certifier', 'certifier2', 'lead'] as const;

const save = (answers: Input<'questionnaireAnswersSave'>['answers'], by: Person = 'client') =>
  site.call(by, 'questionnaireAnswersSave', { id: site.world.questionnaire, answers });

const strategy = (answer: 'plan' | 'none') => ({
  [`question_${site.world.question('strategy')}`]: {
    value: true,
    answerId: site.world.answer(answer),
  },
});
const reach = (share: number) => ({ [`answer_${site.world.answer('share')}`]: { value: share } });
const areaComment = (content: string) => ({
  [`area_comments_${site.world.area('brand')}`]: { value: true, content },
});

const grade = (given: Grade | null, by: Person = 'certifier', seen?: string) =>
  site.call(by, 'certifierAreaGradeSet', {
    id: site.world.questionnaire,
    areaId: site.world.area('brand'),
    grade: given,
    seen,
  });

const gradeFinally = (given: Grade, seen?: string) =>
  site.call('lead', 'certifierAreaFinalGradeSet', {
    id: site.world.questionnaire,
    areaId: site.world.area('brand'),
    grade: given,
    seen,
  });

/** Reads the digest of the area `brand` that the server sends to a person's page. */
async function look(by: Person = 'certifier') {
  const { reply } = await site.call(by, 'areaCategory', {
    id: site.world.questionnaire,
    language: 'en',
    slug: 'attracting',
  });
  return reply.areas[0]!.answersDigest;
}

async function finalizeAll(given: Grade) {
  for (const person of team) {
    await gradeAreasAs(site, person, given);
    await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
}

/** Reads whether sidebar and page mark `brand` as changed since the person's own grade, and since the final grade. */
async function changedSince(by: Person = 'certifier') {
  const of = { id: site.world.questionnaire, language: 'en' } as const;
  const { reply: list } = await site.call(by, 'areaCategoryList', of);
  const { reply: category } = await site.call(by, 'areaCategory', { ...of, slug: 'attracting' });
  const flags = [list[0]!.areas[0]!, category.areas[0]!].map((area) => [
    area.changedSinceGrade,
    area.changedSinceFinalGrade,
  ]);
  expect(flags[0]).toEqual(flags[1]);
  return { own: flags[0]![0], final: flags[0]![1] };
}

const trail = () =>
  site.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'before', 'after'])
    .where('action', 'in', ['certifierAreaGradeSet', 'certifierAreaFinalGradeSet'])
    .orderBy('id')
    .execute();

describe('a grade', () => {
  beforeEach(async () => {
    await save(strategy('plan'));
    await grade(2);
  });

  it('is marked as outdated when an answer of its area changes, and only for the person who gave it', async () => {
    expect(await changedSince()).toEqual({ own: 0, final: 0 });
    await save(strategy('none'));
    expect(await changedSince()).toEqual({ own: 1, final: 0 });
    expect(await changedSince('certifier2')).toEqual({ own: 0, final: 0 });
    const { reply } = await site.call('client', 'areaCategoryList', {
      id: site.world.questionnaire,
      language: 'en',
    });
    expect(reply[0]!.areas[0]).not.toHaveProperty('changedSinceGrade');
  });

  it('is marked as outdated when a certifier has edited an answer of its area', async () => {
    await save(reach(60), 'certifier');
    expect(await changedSince()).toMatchObject({ own: 1 });
  });

  it('is marked as outdated when the client has written a comment in its area', async () => {
    await save(areaComment('All of it is new'));
    expect(await changedSince()).toMatchObject({ own: 1 });
  });

  it('is marked as outdated when a document of its area is added or deleted', async () => {
    const { attach } = createDocumentCalls(site);
    const { id: documentId } = await attach('client');
    expect(await changedSince()).toMatchObject({ own: 1 });
    await grade(2);
    expect(await changedSince()).toMatchObject({ own: 0 });
    await site.call('client', 'questionnaireDocumentDelete', {
      id: site.world.questionnaire,
      documentId,
    });
    expect(await changedSince()).toMatchObject({ own: 1 });
  });

  it('is current again once the answers are changed back', async () => {
    await save({ ...strategy('none'), ...areaComment('A slip') });
    await save({ ...strategy('plan'), [`area_comments_${site.world.area('brand')}`]: false });
    expect(await changedSince()).toMatchObject({ own: 0 });
  });

  it('is not outdated by changes in other areas or questionnaires', async () => {
    await save({ [`answer_${site.world.answer('tests')}`]: { value: true } });
    await site.call('client', 'questionnaireAnswersSave', {
      id: site.world.previous,
      answers: reach(10),
    });
    expect(await changedSince()).toMatchObject({ own: 0 });
  });

  it('can be given before any answer, and the first answer makes it outdated', async () => {
    await save({ [`question_${site.world.question('strategy')}`]: false });
    await grade(0);
    expect(await changedSince()).toMatchObject({ own: 0 });
    await save(reach(10));
    expect(await changedSince()).toMatchObject({ own: 1 });
  });
});

describe('giving the same grade again', () => {
  it('confirms an outdated grade, with a new time and an audit row', async () => {
    await grade(2);
    await save(strategy('none'));
    site.clock.now = new Date('2026-11-20T10:00:00.000Z');
    expect((await grade(2)).reply).toEqual({ grade: 2, gradedAt: '2026-11-20T10:00:00.000Z' });
    expect(await changedSince()).toMatchObject({ own: 0 });
    const subject = `area ${site.world.area('brand')}`;
    const action = 'certifierAreaGradeSet';
    expect(await trail()).toEqual([
      { action, subject, before: null, after: 2 },
      { action, subject, before: 2, after: 2 },
    ]);
  });

  it('changes nothing while the answers are those that the grade was given on', async () => {
    const { reply } = await grade(2);
    site.clock.now = new Date('2026-11-20T10:00:00.000Z');
    expect((await grade(2)).reply).toEqual(reply);
    expect(await trail()).toHaveLength(1);
  });

  it('is refused after finalizing, so the grade stays outdated', async () => {
    await finalizeAll(2);
    await save(strategy('none'));
    expect((await grade(2)).error.details).toEqual({ reason: 'grades-finalized' });
    expect(await changedSince()).toEqual({ own: 1, final: 1 });
  });
});

describe('a grade that was sent with a digest of the answers its author saw', () => {
  it('is current while the stored answers are the ones that its author saw, also if there were none', async () => {
    await grade(2, 'certifier', await look());
    expect(await changedSince()).toMatchObject({ own: 0 });
    await save(strategy('plan'));
    await grade(2, 'certifier', await look());
    expect(await changedSince()).toMatchObject({ own: 0 });
  });

  it('is outdated at once if an answer was saved after its author loaded the page, until it is confirmed', async () => {
    await save(strategy('plan'));
    const seen = await look();
    await save(strategy('none'));
    await grade(2, 'certifier', seen);
    expect(await changedSince()).toMatchObject({ own: 1 });
    await grade(2, 'certifier', await look());
    expect(await changedSince()).toMatchObject({ own: 0 });
  });

  it('stays outdated if it is given again by an author who has not seen the latest answers', async () => {
    await grade(2);
    await save(strategy('plan'));
    const seen = await look();
    await save(reach(10));
    await grade(2, 'certifier', seen);
    expect(await changedSince()).toMatchObject({ own: 1 });
  });

  it('is outdated if its digest matches no stored answers, and is refused if its digest is malformed', async () => {
    await grade(2, 'certifier', 'abc');
    expect(await changedSince()).toMatchObject({ own: 1 });
    expect((await grade(2, 'certifier', 'nothing of the kind')).status).toBe(400);
  });

  it('becomes outdated and is confirmed in the same way if it is a final grade', async () => {
    await finalizeAll(2);
    const seen = await look('lead');
    await save(strategy('plan'));
    await gradeFinally(3, seen);
    expect(await changedSince('lead')).toMatchObject({ final: 1 });
    await gradeFinally(3, await look('lead'));
    expect(await changedSince('lead')).toMatchObject({ final: 0 });
  });

  it('has a digest that clients do not receive', async () => {
    expect(await look('client')).toBeUndefined();
  });
});

describe('a final grade', () => {
  it('that was set by agreement can become outdated and be confirmed, and still counts as set by agreement', async () => {
    await finalizeAll(2);
    expect(await changedSince('lead')).toEqual({ own: 0, final: 0 });
    await save(strategy('none'));
    expect(await changedSince('certifier')).toEqual({ own: 1, final: 1 });
    await gradeFinally(2);
    expect(await changedSince('certifier')).toEqual({ own: 1, final: 0 });
    const { set_by } = await site.db
      .selectFrom('final_grades')
      .select('set_by')
      .where('area_id', '=', site.world.area('brand'))
      .executeTakeFirstOrThrow();
    expect(set_by).toBeNull();
    expect((await trail()).at(-1)).toMatchObject({
      action: 'certifierAreaFinalGradeSet',
      before: 2,
      after: 2,
    });
  });

  it('that the main certifier set can become outdated, too', async () => {
    await finalizeAll(2);
    await gradeFinally(3);
    await save(reach(10));
    expect(await changedSince('certifier2')).toMatchObject({ final: 1 });
    await gradeFinally(2.5);
    expect(await changedSince('certifier2')).toMatchObject({ final: 0 });
  });
});

it('a grade is outdated if an answer or a document that arrives at the same moment is stored after it', async () => {
  const { attach } = createDocumentCalls(site);
  for (let round = 1; round <= 8; round += 1) {
    const change = () => (round % 2 === 0 ? attach('client') : save(reach(round)));
    await Promise.all([change(), grade(((round % 7) / 2) as Grade)]);
    const { own } = await changedSince();
    // If the last entry of the audit trail is not the grade, the area was changed after the grade, so the grade is
    // outdated.
    const { action } = await site.db
      .selectFrom('audit_log')
      .select('action')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    if (action !== 'certifierAreaGradeSet') expect(own).toBe(1);
    await grade(((round % 7) / 2) as Grade);
    expect(await changedSince()).toMatchObject({ own: 0 });
  }
});
