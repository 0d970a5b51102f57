import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { folders } from '../../e2e/support/folders.ts';
import { sha256Hex } from '../../server/src/sha256Hex.ts';
import { readContent } from '../../server/src/content/reading/readContent.ts';
import { readDemoWorld } from '../../server/src/content/reading/readDemoWorld.ts';
import { connect, type Database } from '../../server/src/database/connect.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { prepareDemoWorld } from '../../server/src/office/demo/demoWorld.ts';
import { createEditionCache } from '../../server/src/editions/createEditionCache.ts';
import type { Edition } from '../../server/src/editions/edition.ts';
import { createTempFileStore } from '../createTempFileStore.ts';
import { addOrganisations } from '../scale/addOrganisations.ts';
import type { SimulatedCaller, BaselineQuestionnaire } from './plan.ts';

const contentFolder = path.join(folders.root, 'content');
const years = [2025, 2026];
/** Number of single-choice questions per user; no other user of the same questionnaire answers them. */
const questionsPerUser = 20;

export type BenchFixture = { people: SimulatedCaller[]; targets: BaselineQuestionnaire[] };

/**
 * Creates the demo data and further organisations, each with answers of two years, its own client and its own main
 * certifier, both signed in.
 */
export async function prepareBenchFixture(
  cleanup: AsyncDisposableStack,
  { url, organisations }: { url: string; organisations: number },
): Promise<BenchFixture> {
  const { dbForLongWork: db, close } = await connect({ kind: 'server', url });
  try {
    await migrate(db);
    const files = await createTempFileStore(cleanup);
    await prepareDemoWorld({ db, files, contentFolder, now: () => new Date(), log: () => {} });
    const { content } = await readContent(contentFolder);
    const { world } = await readDemoWorld(contentFolder, undefined);
    if (!content || !world) throw new Error('the content has errors');
    const { id: editionId } = await db
      .selectFrom('editions')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const readEdition = createEditionCache(content.programme);
    const accountIds = await addAccounts(db, organisations);
    const { questionnaireIds } = await addOrganisations(
      {
        ...{ db, editionId, readEdition, words: world.words },
        clientId: accountIds[0] ?? 0,
        leadId: accountIds[1] ?? 0,
      },
      { organisations, years },
    );
    const targets = await db
      .selectFrom('questionnaires')
      .select([
        'id as questionnaireId',
        'organisation_id as organisationId',
        'year',
        'edition_id as editionId',
      ])
      .where('id', 'in', questionnaireIds)
      .where('year', '=', 2026)
      .orderBy('id')
      .execute();
    await assignOwnAccounts(db, { targets, accountIds });
    const edition = await readEdition(db, { editionId, year: 2026 });
    return { targets, people: listPeople({ targets, accountIds, edition }) };
  } finally {
    await close();
  }
}

/** Copies a database that has no open connections. @returns the URL of the copy */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const source = new URL(url);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const administrator = new URL(url);
  administrator.pathname = '/template1';
  const client = new pg.Client(administrator.href);
  await client.connect();
  await client
    .query(`create database ${name} template ${source.pathname.slice(1)}`)
    .finally(() => client.end());
  return target.href;
}

/** Adds recent changes to the history of each organisation. */
export async function addChanges(
  url: string,
  { targets, changes }: { targets: readonly BaselineQuestionnaire[]; changes: number },
): Promise<void> {
  const { dbForLongWork: db, close } = await connect({ kind: 'server', url });
  await sql`insert into audit_log (at, account_id, questionnaire_id, action, subject, before, after)
    select now() - n * interval '10 milliseconds', m.account_id, m.questionnaire_id,
      'questionnaireAnswersSave', 'question_' || n % 300, 'null'::jsonb, '{"value": true}'::jsonb
    from members m, generate_series(1, ${changes}::int) n
    where m.role = 'client' and m.questionnaire_id = any(${targets.map((one) => one.questionnaireId)}::int[])`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  await close();
}

async function addAccounts(db: Database, organisations: number): Promise<number[]> {
  const at = new Date();
  const rows = await db
    .insertInto('accounts')
    .values(
      Array.from({ length: organisations * 2 }, (_, index) => ({
        email: `mixed-${index}@example.com`,
        name: `Person ${index}`,
        password_hash: '',
        is_certifier: index % 2 === 1,
        created_at: at,
      })),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await db
    .insertInto('tokens')
    .values(
      ids.map((id) => ({
        hash: sha256Hex(tokenOf(id)),
        account_id: id,
        created_at: at,
        used_at: at,
      })),
    )
    .execute();
  return ids;
}

/** Replaces the two accounts that all organisations share by two accounts per organisation. */
async function assignOwnAccounts(
  db: Database,
  {
    targets,
    accountIds,
  }: { targets: readonly BaselineQuestionnaire[]; accountIds: readonly number[] },
): Promise<void> {
  for (const [at, { organisationId }] of targets.entries())
    for (const [of, role] of ['client', 'main-certifier'].entries())
      await sql`update members set account_id = ${accountIds[at * 2 + of]}
        where role = ${role} and questionnaire_id in
          (select id from questionnaires where organisation_id = ${organisationId})`.execute(db);
}

const tokenOf = (accountId: number) => `mixed-token-${accountId}`;

function listPeople({
  targets,
  accountIds,
  edition,
}: {
  targets: readonly BaselineQuestionnaire[];
  accountIds: readonly number[];
  edition: Edition;
}): SimulatedCaller[] {
  const choices = [...edition.questions.values()]
    .filter((one) => one.kind === 'single-choice' && !one.isLocked && !one.disabledOn)
    .map(({ id, answers }) => ({ questionId: id, answerIds: answers.map((answer) => answer.id) }))
    .filter(({ answerIds }) => answerIds.length > 1);
  return targets.flatMap(({ questionnaireId }, at) =>
    [0, 1].map((of): SimulatedCaller => {
      const accountId = accountIds[at * 2 + of] ?? 0;
      return {
        token: tokenOf(accountId),
        accountId,
        isInTeam: of === 1,
        questionnaireId,
        slug: edition.categories[at % edition.categories.length]?.slug ?? '',
        choices: choices.slice(of * questionsPerUser, (of + 1) * questionsPerUser),
      };
    }),
  );
}
