/** @engine triggers, types */
import { contract, type ActionName } from '@cert/shared/contract';
import { sql } from 'kysely';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { auditVisibility } from './auditVisibility.ts';
import { buildVisibleAuditRowsCondition } from './buildVisibleAuditRowsCondition.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const tagged = (Object.keys(contract) as ActionName[]).filter(
  (name) => 'hasETag' in contract[name],
);
const readers = ['client', 'certifier', 'lead'] as const;

/** Reads all replies with their ETags, by reader and action. */
async function readAll(): Promise<Map<string, { etag: unknown; text: string }>> {
  const read = new Map<string, { etag: unknown; text: string }>();
  for (const person of readers)
    for (const name of tagged) {
      const { status, headers, text } = await site.call(person, name, {
        id: site.world.questionnaire,
        slug: name === 'aboveBeyond' ? 'future' : 'attracting',
        language: 'en',
      } as never);
      // Actions for the team only are refused to a client, and refusals have no ETag.
      if (status === 200) read.set(`${person} ${name}`, { etag: headers['etag'], text });
    }
  return read;
}

const id = () => site.world.questionnaire;
const areaId = () => site.world.area('brand');
const act = <Name extends ActionName>(person: Person, name: Name, input: object) =>
  site.call(person, name, { id: id(), ...input } as never);
const finalize = async (...people: Person[]) => {
  for (const person of people) {
    await gradeAreasAs(site, person, 2);
    await act(person, 'certifierFinalizeGrades', {});
  }
};

const changes: { [what: string]: () => Promise<unknown> } = {
  'an answer': () =>
    act('client', 'questionnaireAnswersSave', {
      answers: {
        [`question_${site.world.question('strategy')}`]: {
          value: true,
          answerId: site.world.answer('plan'),
        },
      },
    }),
  'a comment of the client': () =>
    act('client', 'questionnaireAnswersSave', {
      answers: { [`area_comments_${areaId()}`]: { value: true, content: 'All' } },
    }),
  'a document': () => createDocumentCalls(site).attach('client'),
  'a bookmark': () =>
    act('client', 'questionSavedAdd', { questionId: site.world.question('strategy') }),
  'the removal of a bookmark': async () => {
    await act('client', 'questionSavedRemove', { questionId: site.world.question('reach') });
  },
  'a note of the year before': () =>
    site.call('lead', 'certifierAreaQuestionCommentSet', {
      id: site.world.previous,
      questionId: site.world.question('strategy'),
      content: 'Asked in vain',
    }),
  'the organisation’s title, by the office': () =>
    site.db.updateTable('organisations').set({ title: 'Jadran d. d.' }).execute(),
  'a person’s name, by the office': () =>
    site.db.updateTable('accounts').set({ name: 'Another name' }).execute(),
  'an own grade': () => act('certifier', 'certifierAreaGradeSet', { areaId: areaId(), grade: 1 }),
  'an own comment': () =>
    act('certifier', 'certifierAreaCommentSet', { areaId: areaId(), content: 'Mine' }),
  'a note': () =>
    act('lead', 'certifierAreaQuestionCommentSet', {
      questionId: site.world.question('strategy'),
      content: 'Ask',
    }),
  'an answer to an intro question': () =>
    act('lead', 'infoAdditionalSave', { info: { proudOf: 'The people' } }),
  'an Above-and-Beyond mark': () =>
    act('lead', 'aboveBeyondUpdate', { questionId: site.world.question('future'), grade: true }),
  'the finalization of the whole team': () => finalize('certifier', 'certifier2', 'lead'),
  'a setting': () =>
    act('lead', 'questionnaireSettingUpdate', { setting: 'gradingLocked', value: true }),
  'the due date': () =>
    act('lead', 'questionnaireDatesSet', { answersDue: '2026-12-12', meetingAt: null }),
  'the final submission': () => act('client', 'questionnaireSubmit', {}),
};

it.each(Object.keys(changes))(
  '%s changes the ETag of each reply whose content it changes',
  async (what) => {
    await act('client', 'questionSavedAdd', { questionId: site.world.question('reach') });
    await act('certifier', 'certifierAreaQuestionCommentSet', {
      questionId: site.world.question('strategy'),
      content: 'Noted',
    });
    const before = await readAll();
    await changes[what]!();
    const after = await readAll();
    const changed = [...after].filter(([reading, { text }]) => text !== before.get(reading)!.text);
    expect(changed).not.toEqual([]);
    for (const [reading, { etag }] of changed)
      expect([reading, etag]).not.toEqual([reading, before.get(reading)!.etag]);
  },
);

it('the ETags stay the same while nothing changes, and after another certifier’s blind grade or comment', async () => {
  const tags = async () => [...(await readAll())].map(([reading, { etag }]) => [reading, etag]);
  const before = await tags();
  expect(await tags()).toEqual(before);
  await gradeAreasAs(site, 'certifier2', 1);
  await act('certifier2', 'certifierAreaCommentSet', { areaId: areaId(), content: 'Mine' });
  expect(await tags()).toEqual(before);
});

it('the ETags that a client receives do not change with the team’s work', async () => {
  const ofClient = async () => [...(await readAll())].filter(([key]) => key.startsWith('client'));
  const before = await ofClient();
  await finalize('certifier', 'certifier2', 'lead');
  for (const what of [
    'a note',
    'an answer to an intro question',
    'an Above-and-Beyond mark',
    'a setting',
  ])
    await changes[what]!();
  expect(await ofClient()).toEqual(before);
});

it('the ETag changes when an audit row is added whose id is lower than those already counted', async () => {
  await changes['an answer']!();
  const before = await readAll();
  await sql`insert into audit_log (id, at, account_id, questionnaire_id, action, subject)
    overriding system value
    values (0, ${site.clock.now}, ${site.world.accounts.client}, ${id()},
      'questionnaireAnswersSave', 'question_1')`.execute(site.db);
  for (const [reading, { etag }] of await readAll())
    expect([reading, etag]).not.toEqual([reading, before.get(reading)!.etag]);
});

it.each([
  { action: 'changeTag', of: 'the questionnaire', isOfAccount: false },
  { action: 'accountChangeTag', of: 'all questionnaires', isOfAccount: true },
] as const)(
  'the action “$action” returns the ETag of the same person’s replies about $of',
  async ({ action, isOfAccount }) => {
    const names = tagged.filter((name) => (contract[name].may === 'signed-in') === isOfAccount);
    expect(names).toContain(action);
    const read = await readAll();
    for (const person of readers) {
      const { tag } = (await act(person, action, {})).reply;
      for (const name of names)
        expect([name, read.get(`${person} ${name}`)?.etag ?? tag]).toEqual([name, tag]);
    }
  },
);

describe('the ETag of the desk', () => {
  const tagOf = async (person: Person) =>
    (await site.call(person, 'deskPage', {})).headers['etag'] as string;

  it('makes the reply an empty 304 while nothing has changed', async () => {
    const knowing = site.callWith({ 'if-none-match': await tagOf('certifier') });
    expect(await knowing('certifier', 'deskPage', {})).toMatchObject({ status: 304, text: '' });
    await finalize('certifier2');
    expect((await knowing('certifier', 'deskPage', {})).status).toBe(200);
  });

  it('changes when the person is added to a questionnaire, and when the role there changes', async () => {
    const before = await tagOf('stranger');
    const member = { account_id: site.world.accounts.stranger, questionnaire_id: id() };
    await site.db
      .insertInto('members')
      .values({ ...member, role: 'client' })
      .execute();
    const added = await tagOf('stranger');
    await site.db
      .updateTable('members')
      .set({ role: 'certifier' })
      .where('account_id', '=', member.account_id)
      .where('questionnaire_id', '=', id())
      .execute();
    expect(new Set([before, added, await tagOf('stranger')]).size).toBe(3);
  });

  it('stays the same after changes on questionnaires that the person is not a member of', async () => {
    const before = await tagOf('stranger');
    await changes['an answer']!();
    await finalize('certifier', 'certifier2', 'lead');
    expect(await tagOf('stranger')).toBe(before);
  });
});

describe('the count of changes from which an ETag is made', () => {
  const manyRows = 14_000;
  const addRows = () =>
    sql`insert into audit_log (at, account_id, questionnaire_id, action, subject)
      select ${site.clock.now}, ${site.world.accounts.client}, ${id()}, 'questionnaireAnswersSave',
        'question_' || n from generate_series(1, ${manyRows}) n`.execute(site.db);

  it('is stored apart from the audit trail: an ETag is made without reading the trail', async () => {
    await addRows();
    const tags = () => Promise.all(readers.map((person) => act(person, 'changeTag', {})));
    const before = await tags();
    expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sql`alter table audit_log rename to hidden_log`.execute(site.db);
    const after = await tags().finally(() =>
      sql`alter table hidden_log rename to audit_log`.execute(site.db),
    );
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  });

  it('has one row for each person who writes, however much they write', async () => {
    await addRows();
    for (const what of Object.keys(changes)) await changes[what]!();
    const { rows } = await sql<{ counters: number; counted: number; people: number }>`
      select count(*)::int as counters, sum(for_clients)::int as counted,
        (select count(*)::int + 1 from members where questionnaire_id = ${id()}) as people
      from change_counters where questionnaire_id = ${id()}`.execute(site.db);
    expect(rows[0]!.counted).toBeGreaterThan(manyRows);
    expect(rows[0]!.counters).toBeLessThanOrEqual(rows[0]!.people);
  });

  it('counts each of many changes that are made at the same moment', async () => {
    const counted = async () => {
      const { rows } = await sql<{ counted: number }>`select coalesce(sum(for_clients), 0)::int
        as counted from change_counters where questionnaire_id = ${id()}`.execute(site.db);
      return rows[0]!.counted;
    };
    const before = await counted();
    const areas = ['brand', 'selection'];
    const saves = (['client', 'certifier', 'lead'] as const).flatMap((person) =>
      Array.from({ length: 10 }, (_, at) =>
        act(person, 'questionnaireAnswersSave', {
          answers: {
            [`area_comments_${site.world.area(areas[at % 2]!)}`]: {
              value: true,
              content: `${person} ${at}`,
            },
          },
        }),
      ),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await counted()) - before).toBe(saves.length);
  });

  it('counts each change exactly for the people who may see its audit row, in every phase', async () => {
    const { accounts } = site.world;
    const kinds = [
      ...auditVisibility.map(({ action, subject }) => ({
        action,
        subject: subject || `area ${areaId()}`,
      })),
      { action: 'questionnaireSettingUpdate', subject: 'another' },
      { action: 'unknownSet', subject: 'locked' },
    ];
    const tagOf = async (person: Person) => (await act(person, 'changeTag', {})).reply.tag;
    const found: string[] = [];
    const wanted: string[] = [];
    for (const phase of ['blind', 'open', 'released']) {
      if (phase === 'open') await finalize('certifier', 'certifier2', 'lead');
      if (phase === 'released')
        await site.db
          .updateTable('questionnaires')
          .set({ report_released_at: site.clock.now })
          .execute();
      for (const { action, subject } of kinds)
        for (const [person, role] of [
          ['client', 'client'],
          ['certifier', 'certifier'],
          ['certifier2', 'certifier'],
        ] as const) {
          const before = await tagOf(person);
          const { rows: added } = await sql<{ id: number }>`insert into audit_log
            (at, account_id, questionnaire_id, action, subject)
            values (${site.clock.now}, ${accounts.certifier2}, ${id()}, ${action}, ${subject})
            returning id`.execute(site.db);
          const { rows } = await sql<{ isNoticeable: boolean }>`
            select ${buildVisibleAuditRowsCondition({ accountId: accounts[person], role })} as "isNoticeable"
            from audit_log l where l.id = ${added[0]!.id}`.execute(site.db);
          const what = `${phase}: ${action} on ${subject} is noticed by ${person}`;
          if (rows[0]!.isNoticeable) wanted.push(what);
          if ((await tagOf(person)) !== before) found.push(what);
        }
    }
    expect(found).toEqual(wanted);
    expect(found.length).toBeGreaterThan(kinds.length);
  });
});

it('the ETag changes after an hour, because other organisations’ data change some replies, too', async () => {
  const before = await readAll();
  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
  for (const [reading, { etag }] of await readAll())
    expect([reading, etag]).not.toEqual([reading, before.get(reading)!.etag]);
});
