/** @engine aggregates, upserts */
import { sql } from 'kysely';
import type { Input } from '@cert/shared/contract';
import { deskSorts } from '@cert/shared/domain';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { recordStatements } from '../testing/recordStatements.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const read = async (person: Person, input: Partial<Input<'deskPage'>> = {}) => {
  const { status, reply } = await site.call(person, 'deskPage', { language: 'en', ...input });
  expect(status).toBe(200);
  return reply;
};
const titles = async (input: Partial<Input<'deskPage'>> = {}) =>
  (await read('lead', input)).rows.map(({ title }) => title);

/**
 * Adds questionnaires of 2024 of the organisations `Org 001`, `Org 002` and so on, on which the lead has this role.
 * Every tenth questionnaire is locked, so that it waits for a certifier. The last organisation is named `Đurđevac`.
 */
async function addQuestionnaires(count: number, role: 'certifier' | 'client' = 'certifier') {
  const { questionnaire, accounts } = site.world;
  await sql`
    with added as (
      insert into organisations (key, title)
      select 'org-' || n, case when n = ${count}::integer then 'Đurđevac' else 'Org ' || lpad(n::text, 3, '0') end
      from generate_series(1, ${count}::integer) as n returning id, key),
    opened as (
      insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
        is_grading_locked, is_report_locked, opened_at)
      select a.id, q.edition_id, 2024, q.is_key_only, false, right(a.key, 1) = '0', false, false, q.opened_at
      from added a, questionnaires q where q.id = ${questionnaire} returning id)
    insert into members (questionnaire_id, account_id, role)
    select id, ${accounts.lead}, ${role} from opened`.execute(site.db);
}

it('the desk shows fifty questionnaires on a page, with counts over all pages', async () => {
  await addQuestionnaires(120);
  const first = await read('lead');
  expect(first).toMatchObject({ page: 1, pages: 3, total: 122 });
  expect(first.rows).toHaveLength(50);
  expect(first.all).toEqual({
    count: 122,
    waiting: [{ task: 'grade', count: 12 }],
    years: [2026, 2025, 2024],
    states: ['open', 'submitted'],
    clientOnly: 0,
  });
  // Waiting questionnaires come first, although by name they would be on later pages.
  expect(first.rows.slice(0, 13).map(({ next }) => next.mine)).toEqual([...Array(12).fill(1), 0]);
  expect((await read('lead', { page: 3 })).rows).toHaveLength(22);
  expect(await read('lead', { page: 99 })).toMatchObject({ page: 3, rows: { length: 22 } });
});

it('the desk shows each questionnaire on exactly one page, in every order', async () => {
  await addQuestionnaires(60);
  for (const sort of deskSorts)
    for (const order of ['ascending', 'descending'] as const) {
      const ids = new Set<number>();
      for (const page of [1, 2])
        for (const { id } of (await read('lead', { sort, order, page })).rows) ids.add(id);
      expect([sort, order, ids.size]).toEqual([sort, order, 62]);
    }
});

it('the desk searches, filters and sorts over all pages', async () => {
  await addQuestionnaires(120);
  expect(await titles({ text: 'djurd' })).toEqual(['Đurđevac']);
  expect(await titles({ text: 'ORG 11' })).toHaveLength(10);
  expect(await titles({ year: 2025 })).toEqual(['Jadran']);
  const locked = await read('lead', { state: 'submitted' });
  expect(locked).toMatchObject({ total: 12, pages: 1, all: { count: 122 } });
  const [last] = await titles({ sort: 'title', order: 'descending' });
  expect(last).toBe('Org 119');
  expect(await read('lead', { text: 'nobody', page: 4 })).toMatchObject({
    ...{ rows: [], page: 1, pages: 1, total: 0 },
    all: { count: 122 },
  });
});

it('the desk sorts by answers and by the last change over all pages', async () => {
  await addQuestionnaires(60);
  const { questionnaire: id, question, answer } = site.world;
  await site.call('client', 'questionnaireAnswersSave', {
    id,
    answers: { [`question_${question('strategy')}`]: { value: true, answerId: answer('plan') } },
  });
  for (const sort of ['answers', 'changed'] as const) {
    const { rows } = await read('lead', { sort, order: 'descending' });
    expect([sort, rows[0]]).toMatchObject([sort, { id, completeness: 16 }]);
  }
});

it('the desk tells a client with many questionnaires how many of them wait for answers, over all pages', async () => {
  await sql`delete from members where account_id = ${site.world.accounts.lead}`.execute(site.db);
  await addQuestionnaires(60, 'client');
  expect((await read('lead')).all).toMatchObject({
    waiting: [{ task: 'answer', count: 54 }],
    clientOnly: 1,
  });
});

it('the desk needs the same number of SQL statements for many questionnaires as for few', async () => {
  const countStatements = async () => {
    const stopRecording = recordStatements(site.db);
    await read('lead');
    return stopRecording().length;
  };
  const forget = () => sql`delete from questionnaire_progress`.execute(site.db);
  await addQuestionnaires(2);
  await read('lead');
  await forget();
  const few = { cold: await countStatements(), warm: await countStatements() };
  expect(few.cold).toBeGreaterThan(few.warm);
  expect(few.warm).toBeGreaterThan(2);
  await site.reset();
  await addQuestionnaires(140);
  await read('lead');
  await forget();
  const many = { cold: await countStatements(), warm: await countStatements() };
  expect(many).toEqual(few);
});

it.each([{ page: 0 }, { page: -1 }, { year: 0 }, { sort: 'colour' }, { text: 'a'.repeat(201) }])(
  'the desk refuses the invalid page, filter or order %j',
  async (input) => {
    expect(await site.call('lead', 'deskPage', input as never)).toMatchObject({ status: 400 });
  },
);

it('the page of the desk has the same questionnaires as the action `desk`, which older modules call', async () => {
  await addQuestionnaires(5);
  const { reply } = await site.call('lead', 'desk', { language: 'en' });
  expect((await read('lead')).rows).toEqual(reply);
});
