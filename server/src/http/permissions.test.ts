/** @engine every action */
import { contract, type Action, type ActionName } from '@cert/shared/contract';
import type { Audience } from '@cert/shared/domain';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { employ } from '../testing/employ.ts';

let site: TestSite;
beforeAll(async () => {
  // Without mail, nobody may manage colleagues.
  site = await openTestSite({ mailFolder: '/nowhere' });
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/**
 * Expected result per kind of caller and audience of the action; deliberately written again here instead of derived
 * from the code.
 */
const expected: Record<Audience, Record<Person | 'nobody', 'passes' | number>> = {
  anyone: passes(['nobody', 'client', 'certifier', 'certifier2', 'lead', 'stranger']),
  'signed-in': {
    ...passes(['client', 'certifier', 'certifier2', 'lead', 'stranger']),
    nobody: 401,
  },
  member: { ...passes(['client', 'certifier', 'certifier2', 'lead']), nobody: 401, stranger: 404 },
  client: {
    ...passes(['client']),
    nobody: 401,
    certifier: 403,
    certifier2: 403,
    lead: 403,
    stranger: 404,
  },
  team: { ...passes(['certifier', 'certifier2', 'lead']), nobody: 401, client: 403, stranger: 404 },
  'main-certifier': {
    ...passes(['lead']),
    nobody: 401,
    client: 403,
    certifier: 403,
    certifier2: 403,
    stranger: 404,
  },
};

function passes(people: (Person | 'nobody')[]) {
  return Object.fromEntries(people.map((person) => [person, 'passes'])) as Record<
    Person | 'nobody',
    'passes'
  >;
}

const actions = Object.keys(contract) as ActionName[];

/** Returns the name of the input field that holds the questionnaire's id. */
const placeOf = (name: ActionName) => (contract[name] as Action).questionnaireIn ?? 'id';

/** Calls an action with only the questionnaire's id as input. */
const callOn = (questionnaire: number, name: ActionName, caller: Person | null) =>
  site.call(caller, name, { [placeOf(name)]: questionnaire } as never);

/** Describes a reply by its status and, for a refusal, its code. */
const describeOutcome = ({ status, error }: { status: number; error?: { code: string } }) =>
  [status, error?.code].filter(Boolean).join(' ');

const callers = ['nobody', 'client', 'certifier', 'certifier2', 'lead', 'stranger'] as const;

describe('the permissions of the actions', () => {
  // The rest of the input is missing: an authorized caller reaches the validation of the input, or gets a reply.
  it.each(actions)(
    'the action %s is allowed or refused for each caller according to its audience',
    async (name) => {
      const id = site.world.questionnaire;
      for (const caller of callers) {
        const { status, error } = await callOn(id, name, caller === 'nobody' ? null : caller);
        const outcome = expected[contract[name].may][caller];
        // Only authorized callers get the refusals about missing grades or a lock, so these prove that the permission
        // was checked.
        const isPast =
          [200, 409].includes(status) ||
          (status === 400 && !(placeOf(name) in error.details!['fields']));
        expect({ caller, outcome: isPast ? 'passes' : status }).toEqual({ caller, outcome });
      }
    },
  );

  const onQuestionnaires = actions.filter((name) =>
    ['member', 'client', 'team', 'main-certifier'].includes(contract[name].may),
  );
  it.each(onQuestionnaires)(
    'the action %s gives the same refusal for another organisation’s questionnaire as for a missing one',
    async (name) => {
      const foreign = await callOn(site.world.foreign, name, 'client');
      const unknown = await callOn(999_999, name, 'client');
      expect(foreign.text).toBe('{"error":{"code":"not-found"}}');
      expect([unknown.status, unknown.text]).toEqual([404, foreign.text]);
    },
  );

  it('hide an inactive questionnaire from its client, but not from the team', async () => {
    const id = site.world.questionnaire;
    await site.db
      .updateTable('questionnaires')
      .set({ is_inactive: true })
      .where('id', '=', id)
      .execute();
    expect((await site.call('client', 'info', { id })).status).toBe(404);
    expect((await site.call('certifier', 'info', { id })).status).toBe(200);
    const listed = async (person: Person) =>
      (await site.call(person, 'certifierQuestionnaireList', {})).reply.map((item) => item.id);
    expect(await listed('client')).toEqual([site.world.previous]);
    expect(await listed('lead')).toEqual([id, site.world.previous]);
  });

  it('let only the first person of an organisation manage its colleagues', async () => {
    const { client, stranger } = site.world.accounts;
    // All people belong to the same organisation. The client is its first person, the stranger is its second one.
    await employ(site.db, Object.values(site.world.accounts));
    const listOpen = async () => {
      const accounts = site.db.selectFrom('accounts').select('email').orderBy('id');
      return (await accounts.where('disabled_at', 'is', null).execute()).map(({ email }) => email);
    };
    const manage = async (person: Person | null) => {
      const email = 'maja@example.com';
      const list = await site.call(person, 'colleagueList', {});
      const invite = await site.call(person, 'colleagueInvite', { name: 'Maja Kovač', email });
      const accountId = person === 'stranger' ? client : stranger;
      const remove = await site.call(person, 'colleagueRemove', { accountId });
      return { list: list.reply.colleagues, outcomes: [list, invite, remove].map(describeOutcome) };
    };
    const before = await listOpen();
    for (const person of ['stranger', 'certifier', 'certifier2', 'lead'] as const)
      expect({ person, ...(await manage(person)) }).toEqual({
        person,
        list: null,
        outcomes: ['200', '403 not-allowed', '403 not-allowed'],
      });
    expect((await manage(null)).outcomes).toEqual(Array(3).fill('401 signed-out'));
    expect(await listOpen()).toEqual(before);

    expect(await manage('client')).toMatchObject({
      list: [{ id: stranger }],
      outcomes: ['200', '200', '200'],
    });
    expect(await listOpen()).toEqual([
      ...before.filter((email) => email !== 'stranger@example.com'),
      'maja@example.com',
    ]);
  });

  it('are checked before the input: invalid input does not change the refusal of a call without permission', async () => {
    const nobody = await site.call(null, 'areaCategory', { id: 'x', slug: '' } as never);
    expect(nobody.status).toBe(401);
    const stranger = await site.call('stranger', 'areaCategory', { id: site.world.questionnaire });
    expect(stranger.status).toBe(404);
  });
});
