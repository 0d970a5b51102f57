/** @engine backup, isolation, types */
import { readdir, stat } from 'node:fs/promises';
import { computeReleaseId } from '../audit/computeReleaseId.ts';
import type { Database } from '../database/connect.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import { readSigningKey } from '../database/readSigningKey.ts';
import { openInstallations, type InstallationKind } from './testing/installations.ts';

const now = () => new Date('2026-11-20T09:00:00Z');

let site: Awaited<ReturnType<typeof openInstallations>>;
beforeEach(async () => {
  site = await openInstallations();
});
afterEach(() => site.close());

/** The data expected after a restore: everything except sessions, keys and other temporary rows. */
function withoutSessions<Everything extends { tables: Record<string, string[]> }>(
  everything: Everything,
): Everything {
  const left = [
    'tokens',
    'outbox',
    'password_links',
    'email_change_links',
    'email_changes',
    'sign_in_failures',
    'used_proofs',
    'report_editors',
    'comparison_changes',
    'signing_keys',
  ];
  const empty = Object.fromEntries(left.map((table) => [table, []]));
  return { ...everything, tables: { ...everything.tables, ...empty } };
}

/** Pairs of databases to back up and to restore into: both directions if the tests have a PostgreSQL server. */
const directions: [InstallationKind, InstallationKind][] = process.env.TEST_DATABASE_URL
  ? [
      ['tested', 'embedded'],
      ['embedded', 'tested'],
    ]
  : [['embedded', 'embedded']];

describe('a backup', () => {
  it.each(directions)(
    'restores all files and all rows except temporary ones (%s database to %s database)',
    async (from, to) => {
      const source = await site.openFilled(from);
      const before = await site.everythingOf(source);
      const manifest = await site.backUp(source);
      const target = await site.openEmpty(to);
      await site.restore(target);
      const after = await site.everythingOf(target);
      expect(after).toEqual(withoutSessions(before));
      expect(Object.keys(after.files)).toHaveLength(2);
      const filled = Object.entries(after.tables).filter(([, rows]) => rows.length > 0);
      expect(filled.length).toBeGreaterThan(18);
      expect(manifest.tables.map(({ name }) => name)).toEqual(Object.keys(before.tables));
      expect(after.tables.responses!.join()).toContain('09:00:00.000123+00');
      expect(after.tables.responses!.join()).toMatch(/"comment","null"/);
    },
  );

  it('restores change counters and triggers, and gives the site a new release id, so that ETags differ', async () => {
    const source = await site.openFilled();
    const tagsOf = (db: Database) =>
      computeReleaseId({ db, sourcesHash: 'of the sources', programme: testProgramme });
    const before = await tagsOf(source.db);
    await site.backUp(source);
    const target = await site.openEmpty();
    await site.restore(target);
    const counters = ({ db }: { db: Database }) =>
      db
        .selectFrom('change_counters')
        .selectAll()
        .orderBy('questionnaire_id')
        .orderBy('account_id')
        .execute();
    expect(await counters(target)).toEqual(await counters(source));
    expect(await tagsOf(target.db)).not.toBe(before);
    // The restore has enabled the triggers again: they count a new change, and protect the audit trail.
    await target.db.deleteFrom('saved_questions').execute();
    expect(await counters(target)).not.toEqual(await counters(source));
    await expect(target.db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
  });

  it('does not restore sessions, keys, or counters of failed sign-ins', async () => {
    const source = await site.openFilled();
    const { db } = source;
    const keyBefore = await readSigningKey(db, 'devices');
    const at = now();
    await db.insertInto('used_proofs').values({ nonce: '1', good_until: at }).execute();
    await db
      .insertInto('sign_in_failures')
      .values({ bucket: 'network', failures: 9, last_at: at })
      .execute();
    const { tokens } = (await site.everythingOf(source)).tables;
    expect(tokens!.length).toBeGreaterThan(0);
    await site.backUp(source);
    const target = await site.openEmpty();
    const { endedSessions } = await site.restore(target);
    expect(endedSessions).toBe(tokens!.length);
    const { tables } = await site.everythingOf(target);
    for (const table of ['tokens', 'sign_in_failures', 'used_proofs', 'signing_keys'])
      expect([table, tables[table]]).toEqual([table, []]);
    expect(await readSigningKey(target.db, 'devices')).not.toBe(keyBefore);
  });

  it('restores the next value of each id, so that the id of a deleted row is not used again', async () => {
    const source = await site.openFilled();
    await site.backUp(source);
    const target = await site.openEmpty();
    await site.restore(target);
    const { id } = await target.db
      .insertInto('accounts')
      .values({
        email: 'new@example.com',
        name: '',
        password_hash: '',
        is_certifier: false,
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(source.goneId + 1);
    const dangling = target.db
      .insertInto('tokens')
      .values({ hash: 'x', account_id: 999, created_at: now(), used_at: now() })
      .execute();
    await expect(dangling).rejects.toThrow(/foreign key/);
  });

  it('is a file that only its owner can read, and leaves no temporary file behind', async () => {
    await site.backUp(await site.openFilled());
    expect((await stat(site.archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(site.folder)).toEqual(['backup.tar.gz']);
  });

  it('reports documents whose file is missing or damaged, and restores everything else', async () => {
    const source = await site.openFilled();
    await source.files.write(source.document, Buffer.from('other bytes'));
    expect((await site.backUp(source)).faults).toMatchObject([{ fault: 'damaged' }]);
    await source.files.remove(source.document);
    const manifest = await site.backUp(source);
    expect(manifest.faults).toEqual([
      { documentId: expect.any(Number), title: expect.stringContaining('žute'), fault: 'missing' },
    ]);
    const target = await site.openEmpty();
    await site.restore(target);
    expect(await site.everythingOf(target)).toEqual(
      withoutSessions(await site.everythingOf(source)),
    );
  });

  it('leaves out files that no row of the database names', async () => {
    const source = await site.openFilled();
    const stray = `${'0'.repeat(32)}.pdf`;
    await source.files.write(stray, Buffer.from('stray'));
    const { files } = await site.backUp(source);
    expect(files.map(({ storedName }) => storedName)).not.toContain(stray);
    expect(files).toHaveLength(2);
  });
});
