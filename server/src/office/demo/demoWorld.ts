import { join } from 'node:path';
import { demoPassword } from '../../accounts/demoPassword.ts';
import { hashPassword } from '../../accounts/passwordHash.ts';
import { importEdition } from '../../content/importing/importEdition.ts';
import type { DemoQuestionnaire, DemoOrganisation } from '../../content/schema/demoWorld.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { getOrThrow } from '../../getOrThrow.ts';
import { createEditionCache } from '../../editions/createEditionCache.ts';
import { addOrganisations } from '../organisations/addOrganisations.ts';
import { blankOrganisation, findOrganisations } from '../organisations/organisation.ts';
import { addUsers } from '../users/addUsers.ts';
import { findUsers, type User } from '../users/user.ts';
import { composeDemoWorld } from './composeDemoWorld.ts';
import type { SessionlessAccount } from './participants.ts';
import { createDemoQuestionnaire } from './createDemoQuestionnaire.ts';
import { readDemoContent } from './readDemoContent.ts';

export type PreparedDemoWorld = {
  accounts: readonly { email: string; name: string }[];
  isNew: boolean;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates the demo world from the files in `demo/`: content, accounts, organisations and their questionnaires. Existing
 * parts are not changed.
 * @param read reads the content; several sites in one process can share what was read
 * @param log called with one sentence per imported edition, and one with the number of created questionnaires
 * @returns `accounts`: those from `demo/world.yaml`, without those from `demo/population.yaml`; new accounts have the
 * demo password. `isNew`: whether questionnaires were created
 * @throws InvalidContentError if the content or the demo world has issues; nothing is changed then
 */
export async function prepareDemoWorld({
  db,
  files,
  contentFolder,
  read = readDemoContent,
  now,
  log,
}: {
  db: Database;
  files: FileStore;
  contentFolder: string;
  read?: typeof readDemoContent;
  now: () => Date;
  log: (sentence: string) => void;
}): Promise<PreparedDemoWorld> {
  const { programme, editions, world } = await read(contentFolder);
  for (const edition of editions) {
    const { key, isNew } = await importEdition({ db, edition, now });
    if (isNew) log(`Demo: imported the edition ${key}.`);
  }
  const { organisations, users, questionnaires } = composeDemoWorld(world);
  const at = new Date(now().getTime() - longestDays(questionnaires) * dayMs);
  const accounts = await inTransaction(db, async (trx) => {
    await prepareOrganisations({ db: trx, organisations, at });
    return prepareAccounts({ db: trx, users, at });
  });
  const readEdition = createEditionCache(programme);
  const existing = await readExistingKeys(db);
  const missing = questionnaires.filter((plan) => !existing.has(keyOf(plan)));
  for (const plan of missing)
    await inTransaction(db, (trx) =>
      createDemoQuestionnaire(
        {
          db: trx,
          files,
          programme,
          words: world.words,
          documentFolder: join(contentFolder, 'demo', 'documents'),
          accounts,
          readEdition,
          startedAt: now(),
        },
        plan,
      ),
    );
  if (missing.length > 0) log(`Demo: made ${missing.length} questionnaires.`);
  return { accounts: world.accounts, isNew: missing.length > 0 };
}

/** Identifies a questionnaire of the demo world: there is one per organisation and year. */
const keyOf = ({ organisation, year }: { organisation: string; year: number }) =>
  `${organisation} ${year}`;

/** Reads the keys of all questionnaires in one query, because a server does this at each start. */
async function readExistingKeys(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('questionnaires as q')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .select(['o.key as organisation', 'q.year'])
    .execute();
  return new Set(rows.map(keyOf));
}

function longestDays(questionnaires: readonly DemoQuestionnaire[]): number {
  return Math.max(0, ...questionnaires.map(({ openedDaysAgo }) => openedDaysAgo));
}

/**
 * Adds the missing accounts of the demo. Existing ones keep their password, which users may have changed.
 * @returns all of them by e-mail
 */
async function prepareAccounts({
  db,
  users,
  at,
}: {
  db: Database;
  users: readonly User[];
  at: Date;
}): Promise<ReadonlyMap<string, SessionlessAccount>> {
  const emails = users.map(({ email }) => email);
  const there = await findUsers(db, emails);
  const missing = users.filter(({ email }) => !there.has(email));
  if (missing.length > 0) {
    const password = { hash: await hashPassword(demoPassword), isInitial: false };
    await addUsers({ db, users: missing, password, at });
  }
  const all = await findUsers(db, emails);
  return new Map(
    emails.map((email) => {
      const { id, user } = getOrThrow(all, email);
      return [email, { id, email, name: user.name, isCertifier: user.isCertifier }];
    }),
  );
}

/** Adds the missing organisations of the demo; existing ones are not changed. */
async function prepareOrganisations({
  db,
  organisations,
  at,
}: {
  db: Database;
  organisations: readonly DemoOrganisation[];
  at: Date;
}): Promise<void> {
  const there = await findOrganisations(
    db,
    organisations.map(({ key }) => key),
  );
  const missing = organisations.filter(({ key }) => !there.has(key));
  await addOrganisations({
    db,
    organisations: missing.map(({ category, otherCategories, ...organisation }) => ({
      ...blankOrganisation,
      ...organisation,
      primaryCategory: category,
      categories: [category, ...otherCategories],
    })),
    at,
  });
}
