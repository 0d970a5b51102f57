/** @engine upserts, types */
import { StaleReadError } from '../database/inTransaction.ts';
import { findMembership } from '../membership.ts';
import { createTestWorld, type TestWorldIds } from '../testing/createTestWorld.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import type { DatabaseConnections } from '../database/connect.ts';
import type { ChangedAnswer } from './decideAnswerOutcomes.ts';
import { storeAnswers } from './storedResponses.ts';

const at = new Date('2026-11-20T09:00:00.000Z');
let connection: DatabaseConnections;
let world: TestWorldIds;
beforeAll(async () => {
  connection = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(connection.db);
  world = await createTestWorld(connection.db, () => at);
});
afterAll(() => connection.close());

const changed = (key: string, revision: number, isSame = false): ChangedAnswer => ({
  sent: {
    target: {
      key,
      areaId: world.area('brand'),
      question: undefined,
      answerId: null,
      type: 'comment',
      shape: 'comment',
    },
    answer: { answerId: null, value: true, content: `revision ${revision}` },
    baseRevision: revision - 1,
  },
  stored: undefined,
  revision,
  isSame,
});

/** Reads the certifier's membership, makes another change, and then stores answers on the basis of that membership. */
async function storeAfter(change: () => Promise<unknown>, ...answers: ChangedAnswer[]) {
  const { db } = connection;
  const accountId = world.accounts.certifier;
  const asked = { db, accountId, questionnaireId: world.questionnaire };
  const membership = await findMembership(asked);
  await change();
  await storeAnswers({ db, accountId, ...membership!, changed: answers, at });
}

const nothing = async () => undefined;

/** Counts the stored answers and their audit rows. */
async function counts() {
  const { db } = connection;
  const answers = await db.selectFrom('responses').select('form_key').execute();
  const audit = db.selectFrom('audit_log').select('id');
  const trail = await audit.where('action', '=', 'questionnaireAnswersSave').execute();
  return { answers: answers.length, trail: trail.length };
}

const setQuestionnaire = (set: { [column: string]: boolean }) => () =>
  connection.db.updateTable('questionnaires').set(set).execute();

it.each<[string, () => Promise<unknown>]>([
  ['the questionnaire was locked', setQuestionnaire({ is_locked: true })],
  ['the questionnaire was made inactive', setQuestionnaire({ is_inactive: true })],
  ['the questionnaire was made key-only', setQuestionnaire({ is_key_only: true })],
  [
    'the person was given another role',
    () =>
      connection.db
        .updateTable('members')
        .set({ role: 'client' })
        .where('account_id', '=', world.accounts.certifier)
        .execute(),
  ],
  [
    'the person was taken off the questionnaire',
    () =>
      connection.db
        .deleteFrom('members')
        .where('account_id', '=', world.accounts.certifier)
        .execute(),
  ],
])('nothing is stored if, after the person’s membership was read, %s', async (_what, change) => {
  await expect(storeAfter(change, changed('a', 1))).rejects.toThrow(StaleReadError);
  expect(await counts()).toEqual({ answers: 0, trail: 0 });
});

it('none of several answers is stored when somebody has changed one of them meanwhile', async () => {
  await storeAfter(nothing, changed('b', 1));
  await expect(storeAfter(nothing, changed('b', 1))).rejects.toThrow(StaleReadError);
  const some = [changed('a', 1), changed('b', 1), changed('c', 1)];
  await expect(storeAfter(nothing, ...some)).rejects.toThrow(StaleReadError);
  expect(await counts()).toEqual({ answers: 1, trail: 1 });
});

it('an answer whose revision rises without a change of its value gets no audit row', async () => {
  await storeAfter(nothing, changed('a', 1), changed('b', 1));
  await storeAfter(nothing, changed('a', 2, true), changed('b', 2));
  expect(await counts()).toEqual({ answers: 2, trail: 3 });
});
