import { contract, type ActionName } from '@cert/shared/contract';
import { sql } from 'kysely';
import { documentCalls } from '../documents/testing/documentCalls.ts';
import { gradeAll } from '../testing/gradeAll.ts';
import type { Person } from '../testing/makeWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

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

/** What everybody is told, with its tag, by reader and action. */
async function readAll(): Promise<Map<string, { etag: unknown; text: string }>> {
  const read = new Map<string, { etag: unknown; text: string }>();
  for (const person of readers)
    for (const name of tagged) {
      const { status, headers, text } = await site.call(person, name, {
        id: site.world.questionnaire,
        slug: name === 'aboveBeyond' ? 'future' : 'attracting',
        language: 'en',
      } as never);
      // Statistics of the team are refused to a client, without a tag.
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
    await gradeAll(site, person, 2);
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
  'a document': () => documentCalls(site).attach('client'),
  'a bookmark': () =>
    act('client', 'questionSavedAdd', { questionId: site.world.question('strategy') }),
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
  'a mark': () =>
    act('lead', 'aboveBeyondUpdate', { questionId: site.world.question('future'), grade: true }),
  'a finalization of everybody': () => finalize('certifier', 'certifier2', 'lead'),
  'a setting': () =>
    act('lead', 'questionnaireSettingUpdate', { setting: 'gradingLocked', value: true }),
  'the final submission': () => act('client', 'questionnaireSubmit', {}),
};

it.each(Object.keys(changes))('%s that changes a reply changes its tag', async (what) => {
  const before = await readAll();
  await changes[what]!();
  const after = await readAll();
  const changed = [...after].filter(([reading, { text }]) => text !== before.get(reading)!.text);
  expect(changed).not.toEqual([]);
  for (const [reading, { etag }] of changed)
    expect([reading, etag]).not.toEqual([reading, before.get(reading)!.etag]);
});

it('stays while nothing has changed, and tells nobody of what is blind', async () => {
  const tags = async () => [...(await readAll())].map(([reading, { etag }]) => [reading, etag]);
  const before = await tags();
  expect(await tags()).toEqual(before);
  await gradeAll(site, 'certifier2', 1);
  await act('certifier2', 'certifierAreaCommentSet', { areaId: areaId(), content: 'Mine' });
  expect(await tags()).toEqual(before);
});

it('tells a client of nothing that the team does', async () => {
  const ofClient = async () => [...(await readAll())].filter(([key]) => key.startsWith('client'));
  const before = await ofClient();
  await finalize('certifier', 'certifier2', 'lead');
  for (const what of ['a note', 'an answer to an intro question', 'a mark', 'a setting'])
    await changes[what]!();
  expect(await ofClient()).toEqual(before);
});

it('finds a change that got its number earlier and was stored later', async () => {
  await changes['an answer']!();
  const before = await readAll();
  await sql`insert into audit_log (id, at, account_id, questionnaire_id, action, subject)
    overriding system value
    values (0, ${site.clock.now}, ${site.world.accounts.client}, ${id()},
      'questionnaireAnswersSave', 'question_1')`.execute(site.db);
  for (const [reading, { etag }] of await readAll())
    expect([reading, etag]).not.toEqual([reading, before.get(reading)!.etag]);
});

it('is what open pages ask for, each as its reader', async () => {
  const read = await readAll();
  for (const person of readers) {
    const { tag } = (await act(person, 'changeTag', {})).reply;
    for (const [reading, { etag }] of read)
      if (reading.startsWith(`${person} `)) expect([reading, etag]).toEqual([reading, tag]);
  }
});

it('is given up after an hour: what other organisations do changes a reply, too', async () => {
  const before = await readAll();
  site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
  for (const [reading, { etag }] of await readAll())
    expect([reading, etag]).not.toEqual([reading, before.get(reading)!.etag]);
});
