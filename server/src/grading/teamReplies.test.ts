/** @engine aggregates, json */
import type { Person } from '../testing/createTestWorld.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const team = ['certifier', 'certifier2', 'lead'] as const;

const readCategory = async (by: Person) =>
  (
    await site.call(by, 'areaCategory', {
      id: site.world.questionnaire,
      slug: 'attracting',
      language: 'en',
    })
  ).reply;

const readInfo = async (by: Person) =>
  (await site.call(by, 'info', { id: site.world.questionnaire, language: 'en' })).reply
    .questionnaire;

const finalize = (by: Person, id = site.world.questionnaire) =>
  site.call(by, 'certifierFinalizeGrades', { id });

const comment = (by: Person, content: string, id = site.world.questionnaire) =>
  site.call(by, 'certifierAreaCommentSet', { id, areaId: site.world.area('brand'), content });

const commentFinally = (content: string, id = site.world.questionnaire) =>
  site.call('lead', 'certifierAreaFinalCommentSet', {
    id,
    areaId: site.world.area('brand'),
    content,
  });

/** Reads the comments on `brand` as one certifier. */
const commentsOfBrand = async (by: Person) => {
  const { certifierComments, certifierFinalComments } = await readCategory(by);
  const brand = String(site.world.area('brand'));
  const contents = (all: typeof certifierComments) =>
    all![brand]!.map(({ content, questionnaireId, editable }) => [
      content,
      questionnaireId === site.world.questionnaire ? 'current' : 'earlier',
      editable,
    ]);
  return { own: contents(certifierComments), final: contents(certifierFinalComments) };
};

/** The whole team grades and finalizes last year's questionnaire. */
async function finalizeLastYear(): Promise<void> {
  for (const person of team) {
    for (const area of ['brand', 'selection', 'benefits'])
      await site.call(person, 'certifierAreaGradeSet', {
        id: site.world.previous,
        areaId: site.world.area(area),
        grade: 1,
      });
    await finalize(person, site.world.previous);
  }
}

describe('the questionnaire’s info', () => {
  it('lists the team, the main certifier first, then by name, and says who has finalized', async () => {
    await gradeAreasAs(site, 'certifier2', 2);
    await finalize('certifier2');
    const { lead, certifier, certifier2 } = site.world.accounts;
    expect(await readInfo('certifier')).toMatchObject({
      mainCertifier: 0,
      certifiers: [
        { id: lead, name: 'Name of lead', main: 1, finalized: 0 },
        { id: certifier, name: 'Name of certifier', main: 0, finalized: 0 },
        { id: certifier2, name: 'Name of certifier2', main: 0, finalized: 1 },
      ],
      ownFinalized: 0,
      finalized: 0,
    });
    expect(await readInfo('certifier2')).toMatchObject({ ownFinalized: 1, finalized: 0 });
    for (const person of ['certifier', 'lead'] as const) {
      await gradeAreasAs(site, person, 2);
      await finalize(person);
    }
    expect(await readInfo('lead')).toMatchObject({ ownFinalized: 1, finalized: 1 });
  });

  it('says that Above and Beyond is reached as soon as the report says so', async () => {
    for (const person of team) {
      await gradeAreasAs(site, person, 3);
      await finalize(person);
    }
    const advanced = async () => [
      (await readInfo('lead')).advanced,
      (await site.call('lead', 'report', { id: site.world.questionnaire, language: 'en' })).reply
        .info.advanced,
    ];
    expect(await advanced()).toEqual([0, 0]);
    await site.call('lead', 'aboveBeyondUpdate', {
      id: site.world.questionnaire,
      questionId: site.world.question('future'),
      grade: true,
    });
    expect(await advanced()).toEqual([1, 1]);
  });
});

describe('the reply about the areas of a category', () => {
  it('counts the question grades of each area by value, once for all questions and once for the key questions', async () => {
    const { world } = site;
    await site.call('client', 'questionnaireAnswersSave', {
      id: world.questionnaire,
      answers: {
        [`question_${world.question('strategy')}`]: { value: true, answerId: world.answer('plan') },
        [`answer_${world.answer('share')}`]: { value: 60 },
      },
    });
    await site.call('lead', 'aboveBeyondUpdate', {
      id: world.questionnaire,
      questionId: world.question('future'),
      grade: true,
    });
    const { systemGrades, systemGradesImportant } = await readCategory('certifier');
    expect(systemGrades).toEqual({
      // The area's Above-and-Beyond question is marked, and its grade is not counted.
      [world.area('brand')]: {
        items: [
          { grade: 3, count: 1 },
          { grade: 2, count: 1 },
        ],
        count: 2,
        total: 2,
      },
      // One of the two questions of `selection` never gets a grade.
      [world.area('selection')]: { items: [], count: 0, total: 1 },
    });
    expect(systemGradesImportant).toEqual({
      [world.area('brand')]: { items: [{ grade: 3, count: 1 }], count: 1, total: 1 },
      [world.area('selection')]: { items: [], count: 0, total: 1 },
    });
  });

  it('shows all grades and comments of the team side by side once all have finalized', async () => {
    const { accounts, area } = site.world;
    for (const [index, person] of team.entries()) {
      await gradeAreasAs(site, person, { brand: index === 0 ? 3 : 1, selection: 2, benefits: 0 });
      if (person !== 'lead') await comment(person, `Thought by ${person}`);
      expect(await readCategory('certifier')).not.toHaveProperty('certifiers');
      await finalize(person);
    }
    const { certifiers } = await readCategory('certifier');
    const one = (person: (typeof team)[number]) => ({
      id: accounts[person],
      certifier: `Name of ${person}`,
      main: person === 'lead' ? 1 : 0,
      afterReveal: 0,
    });
    expect(certifiers![area('brand')]).toEqual([
      { ...one('lead'), grade: 1, comment: null },
      { ...one('certifier'), grade: 3, comment: 'Thought by certifier' },
      { ...one('certifier2'), grade: 1, comment: 'Thought by certifier2' },
    ]);
    expect(certifiers![area('selection')]!.map(({ grade }) => grade)).toEqual([2, 2, 2]);
    const { certifierGrades, certifierFinalGrades, areas, certifierComments } =
      await readCategory('certifier');
    const byArea = (brand: number | null, selection: number | null) => ({
      [area('brand')]: brand,
      [area('selection')]: selection,
    });
    // The team's grades of `brand` differ, so only `selection` gets its final grade immediately.
    expect(certifierGrades).toEqual(byArea(3, 2));
    expect(certifierFinalGrades).toEqual(byArea(null, 2));
    expect(areas.map((one) => one.certifierComments)).toEqual(
      areas.map(({ id }) => certifierComments![id]),
    );
    // `certifierComments` contains only the caller's own comment on this year's questionnaire; those of the colleagues
    // are in `certifiers`.
    expect((await commentsOfBrand('certifier')).own).toEqual([
      ['Thought by certifier', 'current', 1],
    ]);
  });

  it('hides the team’s grades and comments again when a finalization is reset', async () => {
    for (const person of team) {
      await gradeAreasAs(site, person, 2);
      await comment(person, `Thought by ${person}`);
      await finalize(person);
    }
    const seen = async () => JSON.stringify(await readCategory('certifier'));
    expect(await seen()).toContain('Thought by certifier2');
    await site.call('lead', 'certifierFinalizationReset', {
      id: site.world.questionnaire,
      accountId: site.world.accounts.lead,
      reason: 'A slip of the hand',
    });
    expect(await seen()).not.toContain('Thought by certifier2');
    expect(await seen()).toContain('Thought by certifier"');
    expect(await readCategory('certifier')).not.toHaveProperty('certifiers');
  });

  it('shows a certifier’s own comments of every year, and colleagues’ of a year that all have finalized', async () => {
    const last = site.world.previous;
    await comment('certifier', 'Mine of last year', last);
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    await comment('certifier2', 'A colleague’s of last year', last);
    await comment('certifier', 'Mine');
    await comment('certifier2', 'A colleague’s');
    expect(await commentsOfBrand('certifier')).toEqual({
      own: [
        ['Mine', 'current', 1],
        ['Mine of last year', 'earlier', 0],
      ],
      final: [],
    });
    await finalizeLastYear();
    await commentFinally('Final of last year', last);
    expect((await readCategory('certifier')).certifierFinalGradesPrevious).toEqual({
      [site.world.area('brand')]: 1,
      [site.world.area('selection')]: 1,
    });
    expect(await commentsOfBrand('certifier')).toEqual({
      own: [
        ['Mine', 'current', 1],
        ['A colleague’s of last year', 'earlier', 0],
        ['Mine of last year', 'earlier', 0],
      ],
      final: [['Final of last year', 'earlier', 0]],
    });
    await site.call('lead', 'certifierFinalizationReset', {
      id: last,
      accountId: site.world.accounts.lead,
      reason: 'A slip of the hand',
    });
    expect(await commentsOfBrand('certifier')).toMatchObject({
      own: [
        ['Mine', 'current', 1],
        ['Mine of last year', 'earlier', 0],
      ],
      final: [],
    });
  });

  it('shows the final comment after the blind phase, and hides it when a finalization is reset', async () => {
    for (const person of team) {
      await gradeAreasAs(site, person, 2);
      await finalize(person);
    }
    await commentFinally('Well done');
    expect((await commentsOfBrand('certifier')).final).toEqual([['Well done', 'current', 0]]);
    expect((await commentsOfBrand('lead')).final).toEqual([['Well done', 'current', 1]]);
    await site.call('lead', 'certifierFinalizationReset', {
      id: site.world.questionnaire,
      accountId: site.world.accounts.lead,
      reason: 'A slip of the hand',
    });
    expect((await commentsOfBrand('lead')).final).toEqual([]);
  });

  it('shows no comments on other organisations and none of later years', async () => {
    const { accounts, area, foreign, previous } = site.world;
    const at = site.clock.now;
    await site.db
      .insertInto('comments')
      .values({
        questionnaire_id: foreign,
        kind: 'area',
        area_id: area('brand'),
        account_id: accounts.certifier,
        content: 'Elsewhere',
        created_at: at,
        changed_at: at,
      })
      .execute();
    await comment('certifier', 'Of this year');
    const { reply } = await site.call('certifier', 'areaCategory', {
      id: previous,
      slug: 'attracting',
      language: 'en' as const,
    });
    expect(reply.certifierComments![area('brand')]).toEqual([]);
    expect((await commentsOfBrand('certifier')).own).toEqual([['Of this year', 'current', 1]]);
  });
});

it('a question lists the team’s notes, those of earlier years first', async () => {
  const { previous, questionnaire, question } = site.world;
  const note = (by: Person, id: number, content: string) =>
    site.call(by, 'certifierAreaQuestionCommentSet', {
      id,
      questionId: question('strategy'),
      content,
    });
  await note('lead', questionnaire, 'This year');
  await note('certifier', previous, 'Last year');
  const { areas } = await readCategory('certifier');
  const { reply: listed } = await site.call('certifier', 'certifierAreaQuestionCommentList', {
    questionnaireId: questionnaire,
    questionId: question('strategy'),
  });
  expect(areas[0]!.questions[0]!.certifierComments).toEqual(listed);
  expect(listed.map(({ content, editable }) => [content, editable])).toEqual([
    ['Last year', 0],
    ['This year', 0],
  ]);
  expect(areas[0]!.questions[1]!.certifierComments).toEqual([]);
  // `certifierComment` is the caller's own note on this year's questionnaire.
  expect(areas[0]!.questions[0]!.certifierComment).toBeNull();
  const ofLead = (await readCategory('lead')).areas[0]!.questions[0]!.certifierComment;
  expect([ofLead?.content, ofLead?.editable]).toEqual(['This year', 1]);
});
