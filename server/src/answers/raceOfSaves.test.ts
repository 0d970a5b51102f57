/** @engine locks, transactions */
import type { Input } from '@cert/shared/contract';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { waitForLockWaiter } from '../testing/waitForLockWaiter.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

type Saved = Omit<Input<'questionnaireAnswersSave'>, 'id'>;

const save = (input: Saved) =>
  site.call('client', 'questionnaireAnswersSave', { id: site.world.questionnaire, ...input });

/**
 * Saves while another transaction makes a change, which it commits after the save has read and before the save writes.
 */
async function saveDuring(
  change: (trx: TransactionDatabase) => Promise<unknown>,
  input: Saved,
): ReturnType<typeof save> {
  const { saving } = await site.db.transaction().execute(async (trx) => {
    await change(trx);
    const begun = { saving: save(input) };
    await waitForLockWaiter(trx);
    return begun;
  });
  return saving;
}

const share = () => `answer_${site.world.answer('share')}`;
const strategy = () => `question_${site.world.question('strategy')}`;
const tests = () => `answer_${site.world.answer('tests')}`;
const choose = (answer: string) => ({ value: true, answerId: site.world.answer(answer) });

const settings =
  (change: { is_locked?: boolean; is_inactive?: boolean; is_key_only?: boolean }) =>
  (trx: TransactionDatabase) =>
    trx
      .updateTable('questionnaires')
      .set(change)
      .where('id', '=', site.world.questionnaire)
      .execute();

const rise = (key: string) => (trx: TransactionDatabase) =>
  trx
    .updateTable('responses')
    .set((row) => ({
      revision: row('revision', '+', 1),
      saved_by: site.world.accounts.certifier,
    }))
    .where('form_key', '=', key)
    .execute();

async function trail() {
  const rows = await site.db
    .selectFrom('audit_log')
    .select('subject')
    .where('action', '=', 'questionnaireAnswersSave')
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject);
}

async function stored() {
  const rows = await site.db
    .selectFrom('responses')
    .select(['form_key', 'revision', 'value'])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.form_key, [row.value, row.revision]]));
}

describe('while an answer is being saved,', () => {
  it('a lock of the questionnaire makes the server refuse the answer and store nothing', async () => {
    const { status, error } = await saveDuring(settings({ is_locked: true }), {
      answers: { [share()]: { value: 40 } },
    });
    expect(status).toBe(409);
    expect(error.details).toEqual({ refused: { [share()]: 'questionnaire-locked' } });
    expect([await stored(), await trail()]).toEqual([{}, []]);
  });

  it('a limit to key areas makes the server refuse answers in areas that no longer count', async () => {
    const { reply } = await saveDuring(settings({ is_key_only: true }), {
      answers: { [share()]: { value: 40 }, [tests()]: { value: true } },
    });
    expect(Object.keys(reply.saved)).toEqual([tests()]);
    expect(reply.refused).toEqual({ [share()]: 'not-key-area' });
    expect(await trail()).toEqual([tests()]);
  });

  it.each([
    ['a switch of the questionnaire to inactive', settings({ is_inactive: true })],
    [
      'the client’s removal from the questionnaire',
      (trx: TransactionDatabase) =>
        trx.deleteFrom('members').where('account_id', '=', site.world.accounts.client).execute(),
    ],
  ])('%s makes the server reply “not found” and store nothing', async (_what, change) => {
    expect((await saveDuring(change, { answers: { [share()]: { value: 40 } } })).status).toBe(404);
    expect([await stored(), await trail()]).toEqual([{}, []]);
  });

  it('another person’s change of the same answer is a conflict', async () => {
    await save({ answers: { [share()]: { value: 10 } } });
    const { reply } = await saveDuring(rise(share()), {
      answers: { [share()]: { value: 40 } },
      revisions: { [share()]: 1 },
    });
    expect(reply.saved).toEqual({});
    expect(reply.conflicts[share()]).toMatchObject({
      value: 10,
      revision: 2,
      savedBy: 'Name of certifier',
    });
    expect(await trail()).toHaveLength(1);
  });

  it('another person’s first answer to the same question is a conflict', async () => {
    const input = { answers: { [share()]: { value: 40 } }, revisions: { [share()]: 0 } };
    const { reply } = await saveDuring(async (trx) => {
      const area_id = site.world.area('brand');
      const place = { questionnaire_id: site.world.questionnaire, form_key: share(), area_id };
      const by = { saved_by: site.world.accounts.lead, saved_at: site.clock.now };
      await trx
        .insertInto('responses')
        .values({ ...place, ...by, kind: 'percentage', value: '15', revision: 1 })
        .execute();
    }, input);
    expect(reply.conflicts[share()]).toMatchObject({ value: 15, revision: 1 });
    expect([await stored(), await trail()]).toEqual([{ [share()]: [15, 1] }, []]);
  });

  it('another person’s change of one of several answers is a conflict for that one; the others are saved', async () => {
    await save({ answers: { [strategy()]: choose('plan') } });
    const { reply } = await saveDuring(rise(strategy()), {
      answers: { [strategy()]: choose('none'), [tests()]: { value: true } },
      revisions: { [strategy()]: 1, [tests()]: 0 },
    });
    expect(Object.keys(reply.conflicts)).toEqual([strategy()]);
    expect(reply.saved[tests()]?.revision).toBe(1);
    expect(await trail()).toEqual([strategy(), tests()]);
  });

  it('an answer is refused when only a conflicting answer of the call would enable its question', async () => {
    await save({ answers: { [strategy()]: choose('none') } });
    const { reply } = await saveDuring(rise(strategy()), {
      answers: { [share()]: { value: 40 }, [strategy()]: choose('plan') },
      revisions: { [strategy()]: 1 },
    });
    expect(Object.keys(reply.conflicts)).toEqual([strategy()]);
    expect(reply.refused).toEqual({ [share()]: 'question-disabled' });
    expect(Object.keys(await stored())).toEqual([strategy()]);
  });

  it('a change of a setting that does not concern answers lets the answer be saved', async () => {
    const { reply } = await saveDuring(
      (trx) => trx.updateTable('questionnaires').set({ is_grading_locked: true }).execute(),
      { answers: { [share()]: { value: 40 } } },
    );
    expect(reply.saved[share()]?.revision).toBe(1);
    expect(await trail()).toEqual([share()]);
  });
});
