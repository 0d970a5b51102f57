import { hash } from '@node-rs/argon2';
import { sha256Hex } from '../sha256Hex.ts';
import { passwordHashParameters } from '../accounts/passwordHash.ts';
import { importEdition } from '../content/importing/importEdition.ts';
import type { Database } from '../database/connect.ts';
import { insertQuestionnaire } from '../office/questionnaires/openOrganisationQuestionnaire.ts';
import { testEdition } from './testEdition.ts';

export type Person = 'client' | 'certifier' | 'certifier2' | 'lead' | 'stranger';
export const people: readonly Person[] = ['client', 'certifier', 'certifier2', 'lead', 'stranger'];

/** The password of all accounts in the test world. Its hash is fast to compute, unlike that of a real account. */
export const testPassword = 'correct horse battery staple';
const passwordHash = hash(testPassword, { ...passwordHashParameters, memoryCost: 8, timeCost: 1 });

/** Ids of the test world. */
export type TestWorldIds = {
  accounts: { [person in Person]: number };
  /**
   * `questionnaire` and `previous` are Jadran's, of 2026 and of the year before, with the whole team. `foreign` is
   * Sava's; its only member is the stranger.
   */
  questionnaire: number;
  previous: number;
  foreign: number;
  area: (key: string) => number;
  question: (key: string) => number;
  answer: (key: string) => number;
};

/** Fills an empty database with five signed-in people (`tokenOf`) and three questionnaires without answers. */
export async function createTestWorld(db: Database, now: () => Date): Promise<TestWorldIds> {
  const accounts = {} as TestWorldIds['accounts'];
  for (const person of people) {
    const { id } = await db
      .insertInto('accounts')
      .values({
        email: `${person}@example.com`,
        name: `Name of ${person}`,
        password_hash: await passwordHash,
        is_certifier: !['client', 'stranger'].includes(person),
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    accounts[person] = id;
    await db
      .insertInto('tokens')
      .values({
        hash: sha256Hex(tokenOf(person)),
        account_id: id,
        created_at: now(),
        used_at: now(),
      })
      .execute();
  }
  const organisations = await db
    .insertInto('organisations')
    .values([
      { key: 'jadran', title: 'Jadran' },
      { key: 'sava', title: 'Sava' },
    ])
    .returning('id')
    .execute();
  const [jadran, sava] = organisations.map(({ id }) => id);
  const { editionId } = await importEdition({ db, edition: testEdition, now });
  const team = [
    { accountId: accounts.client, role: 'client' },
    { accountId: accounts.certifier, role: 'certifier' },
    { accountId: accounts.certifier2, role: 'certifier' },
    { accountId: accounts.lead, role: 'main-certifier' },
  ] as const;
  const open = async (organisationId: number, year: number, members: typeof team | [Foreigner]) =>
    (
      await insertQuestionnaire({
        db,
        organisationId,
        editionId,
        year,
        members,
        originalId: null,
        at: now(),
      })
    ).id;
  const previous = await open(jadran!, 2025, team);
  const questionnaire = await open(jadran!, 2026, team);
  const foreign = await open(sava!, 2026, [{ accountId: accounts.stranger, role: 'client' }]);
  return {
    accounts,
    previous,
    questionnaire,
    foreign,
    area: await idsByKey(db, 'areas'),
    question: await idsByKey(db, 'questions'),
    answer: await idsByKey(db, 'answers'),
  };
}

type Foreigner = { accountId: number; role: 'client' };

/** Returns the session token of a person of the test world. */
export function tokenOf(person: Person): string {
  return `token-of-${person}`;
}

async function idsByKey(db: Database, table: 'areas' | 'questions' | 'answers') {
  const rows = await db.selectFrom(table).select(['id', 'key']).execute();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return (key: string): number => ids.get(key)!;
}
