/** @engine triggers, types */
import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import {
  auditVisibility,
  storeAuditVisibility,
  type AuditVisibility,
  type AuditTrailReader,
} from './auditVisibility.ts';
import { buildVisibleAuditRowsCondition } from './buildVisibleAuditRowsCondition.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.reset();
  // `reset` empties the tables of data only. The declarations are no data, so the test restores them.
  await sql`truncate audit_visibility`.execute(site.db);
  await storeAuditVisibility(site.db);
});
afterAll(() => site.close());

const madeUp = (seenBy: AuditTrailReader, subject = ''): AuditVisibility => ({
  action: 'planGradeSet',
  subject,
  seenBy,
});

const stored = async () => {
  const rows = await site.db.selectFrom('audit_visibility').selectAll().execute();
  return new Map(rows.map(({ action, subject, seen_by: by }) => [`${action} ${subject}`, by]));
};

const byRow = (rows: readonly AuditVisibility[]) =>
  new Map(rows.map(({ action, subject, seenBy }) => [`${action} ${subject}`, seenBy]));

/** Adds a row of `certifier2` to the audit trail and returns by how much the row has raised each counter. */
async function record(action: string, subject = 'area 1') {
  const count = async () =>
    (
      await sql<{ client: number; team: number; blind: number }>`
        select coalesce(sum(for_clients), 0)::int as client, coalesce(sum(for_team), 0)::int as team,
          coalesce(sum(blind), 0)::int as blind from change_counters`.execute(site.db)
    ).rows[0]!;
  const before = await count();
  await site.db
    .insertInto('audit_log')
    .values({
      at: site.clock.now,
      account_id: site.world.accounts.certifier2,
      questionnaire_id: site.world.questionnaire,
      action,
      subject,
    })
    .execute();
  const after = await count();
  return {
    client: after.client - before.client,
    team: after.team - before.team,
    blind: after.blind - before.blind,
  };
}

describe('the declarations of who may notice an action’s changes', () => {
  it('are in the database once it is migrated', async () => {
    expect(auditVisibility.length).toBeGreaterThan(25);
    expect(await stored()).toEqual(byRow(auditVisibility));
  });

  it('have one row for each action, or one for each of its subjects', () => {
    const actions = Map.groupBy(auditVisibility, ({ action }) => action);
    for (const [action, rows] of actions)
      expect([action, rows.length === 1 || rows.every(({ subject }) => subject !== '')]).toEqual([
        action,
        true,
      ]);
  });

  it('can be extended by a new action without a migration, and its changes are then counted', async () => {
    const rows = [...auditVisibility, madeUp('author-until-reveal')];
    await storeAuditVisibility(site.db, rows, '99.0.0');
    expect(await stored()).toEqual(byRow(rows));
    expect(await record('planGradeSet')).toEqual({ client: 0, team: 0, blind: 1 });
  });

  it('replace earlier declarations of the same action, for all its subjects or for one of them', async () => {
    await storeAuditVisibility(site.db, [madeUp('team')], '99.0.0');
    expect(await record('planGradeSet')).toEqual({ client: 0, team: 1, blind: 0 });
    await storeAuditVisibility(site.db, [madeUp('organisation', 'area 1')], '99.1.0');
    expect(await record('planGradeSet')).toEqual({ client: 1, team: 1, blind: 0 });
    expect(await record('planGradeSet', 'area 2')).toEqual({ client: 0, team: 0, blind: 0 });
  });

  it('of a newer server stay unchanged when an older server starts', async () => {
    await storeAuditVisibility(site.db, [madeUp('author-until-reveal')], '99.10.0');
    await storeAuditVisibility(site.db, [madeUp('team')], '99.9.0');
    await migrate(site.db);
    expect(await stored()).toEqual(byRow([...auditVisibility, madeUp('author-until-reveal')]));
  });

  it('are not written again if the database already has them', async () => {
    const writers = async () =>
      (await sql`select distinct xmin::text from audit_visibility`.execute(site.db)).rows;
    const before = await writers();
    await migrate(site.db);
    expect(await writers()).toEqual(before);
  });

  it('are not needed for the start of a server: migrating succeeds even if they cannot be written', async () => {
    await sql`truncate audit_visibility`.execute(site.db);
    await sql`create function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'read_only_sql_transaction'; end $$`.execute(
      site.db,
    );
    await sql`create trigger refuse_write before insert on audit_visibility
      for each row execute function refuse_write()`.execute(site.db);
    await migrate(site.db).finally(() => sql`drop function refuse_write cascade`.execute(site.db));
    expect(await stored()).toEqual(new Map());
  });
});

describe('a change in the audit trail whose action has no declaration', () => {
  it('is counted for nobody, and shown to nobody on the questionnaire', async () => {
    expect(await record('unknownSet')).toEqual({ client: 0, team: 0, blind: 0 });
    for (const role of ['client', 'certifier', 'main-certifier'] as const) {
      const { rows } = await sql<{ isVisible: boolean }>`
        select ${buildVisibleAuditRowsCondition({ accountId: site.world.accounts.certifier2, role })}
          as "isVisible" from audit_log l where l.action = 'unknownSet'`.execute(site.db);
      expect([role, rows]).toEqual([role, [{ isVisible: false }]]);
    }
  });
});
