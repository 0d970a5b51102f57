import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeContent } from '../content/testing/writeContent.ts';
import { commands } from './commands.ts';
import { addOfficeTestData } from './testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from './testing/openTestOffice.ts';

const root = join(__dirname, '..', '..', '..');

let office: TestOffice;
let folder: string;

beforeAll(async () => {
  office = await openTestOffice();
});

afterAll(() => office.close());

const isThree = '--main one@example.com --certifier two@example.com --certifier three@example.com';

/**
 * An example of every command that is not in `elsewhere`. `changes` is what the command changes; it is `nothing` if the
 * command only reads.
 */
const examples: { [name: string]: { line: string; changes: 'database' | 'files' | 'nothing' } } = {
  'check-content': { line: 'check-content', changes: 'nothing' },
  'organisation add': { line: 'organisation add una --title Una', changes: 'database' },
  'organisation edit': { line: 'organisation edit jadran --city Split', changes: 'database' },
  'organisation list': { line: 'organisation list', changes: 'nothing' },
  'organisation erase': { line: 'organisation erase jadran', changes: 'database' },
  'user add': { line: 'user add a@example.com --name A --certifier', changes: 'database' },
  'user invite': { line: 'user invite invited@example.com', changes: 'database' },
  'user edit': { line: 'user edit one@example.com --name One', changes: 'database' },
  'user list': { line: 'user list', changes: 'nothing' },
  'user disable': { line: 'user disable client@example.com', changes: 'database' },
  'user enable': { line: 'user enable gone@example.com', changes: 'database' },
  'user reset-password': { line: 'user reset-password one@example.com', changes: 'database' },
  'user reset-second-factor': {
    line: 'user reset-second-factor one@example.com',
    changes: 'database',
  },
  'user sign-out': { line: 'user sign-out --all', changes: 'database' },
  'questionnaire open': {
    line: 'questionnaire open jadran --year 2026 --copy-of 2025',
    changes: 'database',
  },
  'questionnaire list': { line: 'questionnaire list', changes: 'nothing' },
  'questionnaire settings': {
    line: 'questionnaire settings jadran 2025 --locked on',
    changes: 'database',
  },
  'questionnaire export': {
    line: 'questionnaire export jadran 2025 FOLDER/jadran.json',
    changes: 'files',
  },
  'team set': { line: `team set jadran 2025 ${isThree}`, changes: 'database' },
  'module failures': { line: 'module failures', changes: 'nothing' },
  'mail list': { line: 'mail list', changes: 'nothing' },
  'mail retry': { line: 'mail retry', changes: 'database' },
  'quarantine list': { line: 'quarantine list', changes: 'nothing' },
  audit: { line: 'audit', changes: 'nothing' },
  backup: { line: 'backup FOLDER/backup.tar.gz', changes: 'files' },
};

/** Commands that need a different set-up; each is tested elsewhere. */
const elsewhere = [
  'import-content',
  'restore',
  'demo reset',
  'quarantine release',
  'quarantine remove',
];

/** Reads every row of every table, in two statements, because the tests do so more than a hundred times. */
async function readTables(): Promise<{ [name: string]: unknown }> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
    office.db,
  );
  const reads = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, coalesce(json_agg(t order by t::text), '[]') as rows
      from ${sql.table(name)} t`,
  );
  const all = sql<{ name: string; rows: unknown }>`${sql.join(reads, sql` union all `)}`;
  const { rows } = await all.execute(office.db);
  return Object.fromEntries(rows.map(({ name, rows: ofTable }) => [name, ofTable]));
}

const readState = async () => ({ tables: await readTables(), files: await readdir(folder) });
const lineOf = (name: string) => examples[name]!.line.replace('FOLDER', folder);

describe('every command of the office', () => {
  async function makeRows(): Promise<void> {
    await addOfficeTestData(office);
    for (const line of [
      'questionnaire open jadran --year 2025',
      'user add gone@example.com --name Gone --certifier',
      'user disable gone@example.com',
      'user add invited@example.com --name Invited --certifier',
    ])
      expect((await office.run(line)).code).toBe(0);
    const at = office.clock.now;
    await office.db
      .insertInto('tokens')
      .values({ hash: 'open session', account_id: 1, created_at: at, used_at: at })
      .execute();
    const { id: account_id } = await office.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'one@example.com')
      .executeTakeFirstOrThrow();
    await office.db.insertInto('authenticators').values({ account_id, secret: 'ABC' }).execute();
    await office.db
      .insertInto('outbox')
      .values({
        account_id: 1,
        kind: 'password-changed',
        language: 'en',
        created_at: at,
        due_at: at,
        send_until: at,
        attempts: 1,
        reason: 'ECONNREFUSED',
        given_up_at: at,
      })
      .execute();
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'office-output-'));
    await office.resetTo(makeRows);
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('has an example in this file, or is listed as tested elsewhere', () => {
    expect([...Object.keys(examples), ...elsewhere].sort()).toEqual(Object.keys(commands).sort());
  });

  it.each(Object.keys(examples))('%s changes nothing in a dry run', async (name) => {
    const before = await readState();
    expect(before.tables).toMatchObject({ members: [{ role: 'client' }] });
    const said = await office.run(`${lineOf(name)} --dry-run --json`);
    expect(said).toMatchObject({ code: 0, json: { command: name, dryRun: true } });
    expect(await readState()).toEqual(before);
  });

  it.each(Object.keys(examples))(
    '%s without --dry-run changes the database, writes files or only reads, as its example declares',
    async (name) => {
      const before = await readState();
      const said = await office.run(`${lineOf(name)} --yes --json`);
      expect(said).toMatchObject({ code: 0, json: { command: name, dryRun: false } });
      const after = await readState();
      const { changes } = examples[name]!;
      if (changes === 'database') expect(after.tables).not.toEqual(before.tables);
      else expect(after.tables).toEqual(before.tables);
      expect(after.files.length > 0).toBe(changes === 'files');
    },
  );
});

describe('an edition import in a dry run', () => {
  it('shows what would be imported, and changes nothing', async () => {
    const content = await writeContent();
    const before = await readTables();
    const said = await office.run(`import-content "${content}" --dry-run`);
    expect(said.errorText).toBe('');
    expect(said.text).toMatch(
      /^This would happen:\n.*imported as edition.*\nNothing was changed: dry run\.$/,
    );
    expect(await readTables()).toEqual(before);
  });
});

describe('the help and options of every command', () => {
  it.each(Object.keys(commands))('the help of %s lists its options', async (name) => {
    const { code, text } = await office.run(`${name} --help`);
    expect(code).toBe(0);
    expect(text.startsWith(`Usage: npm run office -- ${name} `)).toBe(true);
    for (const option of Object.keys(commands[name]!.options))
      expect(text).toContain(`--${option}`);
    expect(text).toContain('--dry-run');
  });

  it.each(Object.keys(commands))('%s has an example in docs/office.md', async (name) => {
    const page = await readFile(join(root, 'docs', 'office.md'), 'utf8');
    expect(page).toContain(`| \`npm run office -- ${name}`);
  });

  it.each(['--help', 'help'])('%s prints an overview of all commands', async (line) => {
    const { code, text } = await office.run(line);
    expect(code).toBe(0);
    // In a narrow terminal the lines are wrapped.
    const words = text.replaceAll(/\s+/g, ' ');
    for (const [name, { description }] of Object.entries(commands)) {
      expect(words).toContain(` ${name} `);
      expect(words).toContain(description);
    }
  });

  it.each(Object.keys(commands))('%s refuses an unknown option', async (name) => {
    const said = await office.run(`${name} --no-such --json`);
    expect(said.code).toBe(1);
    expect(said.json).toMatchObject({ error: { message: expect.stringContaining("'--no-such'") } });
  });
});
