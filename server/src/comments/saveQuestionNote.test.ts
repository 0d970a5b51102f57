/** @engine upserts */
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const note = (
  content: string,
  { by = 'certifier' as Person, commentId = undefined as number | undefined, year = 2026 } = {},
) =>
  site.call(by, 'certifierAreaQuestionCommentSet', {
    id: year === 2026 ? site.world.questionnaire : site.world.previous,
    questionId: site.world.question('strategy'),
    content,
    ...(commentId !== undefined && { commentId }),
  });

const list = async (by: Person, { question = 'strategy', year = 2026 } = {}) =>
  (
    await site.call(by, 'certifierAreaQuestionCommentList', {
      questionnaireId: year === 2026 ? site.world.questionnaire : site.world.previous,
      questionId: site.world.question(question),
    })
  ).reply;

describe('a note on a question', () => {
  it('can be read by the whole team immediately, and edited or deleted by its author only', async () => {
    const { reply } = await note('Ask for the plan');
    expect(reply.comment).toEqual({
      id: expect.any(Number),
      content: 'Ask for the plan',
      questionnaireId: site.world.questionnaire,
      firstName: 'Name',
      lastName: 'of certifier',
      createdAt: '2026-11-20T09:00:00.000Z',
      editable: 1,
    });
    expect(await list('certifier')).toEqual([reply.comment]);
    expect(await list('lead')).toEqual([{ ...reply.comment, editable: 0 }]);
    expect(await list('lead', { question: 'reach' })).toEqual([]);
    const commentId = reply.comment!.id;
    const foreign = await note('Mine now', { by: 'lead', commentId });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'not-allowed']);
    expect((await note('', { by: 'lead', commentId })).status).toBe(403);
    site.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await note('Ask for last year’s plan', { commentId })).reply.comment).toEqual({
      ...reply.comment,
      content: 'Ask for last year’s plan',
    });
    expect((await note('', { commentId })).reply).toEqual({ comment: null });
    expect((await note('', { commentId })).reply).toEqual({ comment: null });
    expect(await list('certifier')).toEqual([]);
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['subject', 'before', 'after'])
      .where('action', '=', 'certifierAreaQuestionCommentSet')
      .orderBy('id')
      .execute();
    const subject = `comment ${commentId} on question ${site.world.question('strategy')}`;
    expect(trail).toEqual([
      { subject, before: null, after: 'Ask for the plan' },
      { subject, before: 'Ask for the plan', after: 'Ask for last year’s plan' },
      { subject, before: 'Ask for last year’s plan', after: null },
    ]);
  });

  it('is stored once when it arrives twice; two different notes of one person are both stored', async () => {
    const [first, again] = await Promise.all([note('Same'), note('Same')]);
    expect(first.reply).toEqual(again.reply);
    await note('Other');
    await note('Same', { by: 'lead' });
    expect((await list('lead')).map(({ content }) => content)).toEqual(['Same', 'Other', 'Same']);
  });

  it('of an earlier year is listed but cannot be edited; a note of a later year is not listed', async () => {
    await note('Then', { year: 2025 });
    site.clock.now = new Date('2026-11-20T10:00:00Z');
    await note('Now');
    const { questionnaire, previous } = site.world;
    expect(
      (await list('certifier')).map((one) => [one.content, one.questionnaireId, one.editable]),
    ).toEqual([
      ['Then', previous, 0],
      ['Now', questionnaire, 1],
    ]);
    expect((await list('certifier', { year: 2025 })).map(({ content }) => content)).toEqual([
      'Then',
    ]);
    const [then] = await list('certifier');
    expect((await note('Changed', { commentId: then!.id })).error.details).toEqual({
      fields: { commentId: 'unknown' },
    });
  });

  it('from an earlier edition is found by the key of the question', async () => {
    const { id: categoryId } = await site.db
      .insertInto('editions')
      .values({ key: 'old', title: '{}', content_hash: 'x', imported_at: site.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(({ id }) =>
        site.db
          .insertInto('categories')
          .values({ edition_id: id, key: 'c', slug: 'c', position: 1, title: '{}' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
    const area = await site.db
      .insertInto('areas')
      .values({
        category_id: categoryId,
        key: 'a',
        slug: 'a',
        position: 1,
        title: '{}',
        min_grade: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const {
      id: strategy,
      area_id: _area,
      ...row
    } = await site.db
      .selectFrom('questions')
      .selectAll()
      .where('key', '=', 'strategy')
      .executeTakeFirstOrThrow();
    const old = await site.db
      .insertInto('questions')
      .values({ ...row, area_id: area.id, ...asJson(row) } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(old.id).not.toBe(strategy);
    await site.db
      .insertInto('comments')
      .values({
        questionnaire_id: site.world.previous,
        kind: 'question',
        area_id: area.id,
        question_id: old.id,
        account_id: site.world.accounts.lead,
        content: 'Long ago',
        created_at: site.clock.now,
        changed_at: site.clock.now,
      })
      .execute();
    expect((await list('certifier')).map(({ content }) => content)).toEqual(['Long ago']);
  });

  it('is refused for an unknown question and with control characters', async () => {
    const { status } = await site.call('lead', 'certifierAreaQuestionCommentSet', {
      id: site.world.questionnaire,
      questionId: 9999,
      content: 'x',
    });
    expect(status).toBe(400);
    expect((await note('a\u0000b')).status).toBe(400);
  });
});

/** Converts the JSON values of a row to text, because values for JSONB columns are passed as text. */
function asJson(row: { [column: string]: unknown }) {
  const values = Object.entries(row).filter(([, value]) => typeof value === 'object' && value);
  return Object.fromEntries(values.map(([column, value]) => [column, JSON.stringify(value)]));
}
