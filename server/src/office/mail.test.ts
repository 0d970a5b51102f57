import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { FolderInUseError } from '../database/embeddedLock.ts';
import { addOfficeTestData } from './testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from './testing/openTestOffice.ts';
import { readFromRunningSite } from './running-site/readFromRunningSite.ts';
import { serveOfficeSocket } from './running-site/serveOfficeSocket.ts';
import { runOfficeCommand } from './runOfficeCommand.ts';

const dayMs = 86_400_000;

let office: TestOffice;
let ids: number[];

beforeAll(async () => {
  office = await openTestOffice();
});
beforeEach(async () => {
  await office.reset();
  await addOfficeTestData(office);
  const { id: account_id } = await office.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'one@example.com')
    .executeTakeFirstOrThrow();
  const at = office.clock.now;
  const mail = {
    account_id,
    kind: 'password-changed',
    language: 'en' as const,
    created_at: at,
    due_at: new Date(at.getTime() + 60_000),
    send_until: new Date(at.getTime() + 3 * dayMs),
    attempts: 1,
  };
  const stored = await office.db
    .insertInto('outbox')
    .values([
      { ...mail, reason: 'ECONNREFUSED', given_up_at: null },
      { ...mail, reason: '550 5.1.1 RCPT TO', given_up_at: at },
    ])
    .returning('id')
    .execute();
  ids = stored.map(({ id }) => id);
});
afterAll(() => office.close());

describe('the office', () => {
  it('sees which mails are waiting or were given up, and why', async () => {
    const { text } = await office.run('mail list');
    const [, waiting, givenUp] = text.split('\n');
    expect(waiting ?? '').toMatch(/one@example\.com +waiting .*2026-11-20T09:01.* 1 +ECONNREFUSED/);
    expect(givenUp ?? '').toMatch(/one@example\.com +given up .*550 5\.1\.1 RCPT TO/);
    await office.db.deleteFrom('outbox').execute();
    expect((await office.run('mail list')).text).toBe('No mail waits.');
  });

  it('retries all mails except a given-up password-reset mail, which it retries only by its number', async () => {
    await office.db
      .updateTable('outbox')
      .set({ kind: 'password-reset' })
      .where('id', '=', ids[1]!)
      .execute();
    expect((await office.run('mail retry --json')).json).toMatchObject({ numbers: [ids[0]] });
    const again = await office.run(`mail retry ${ids[1]} --json`);
    expect(again.json).toMatchObject({ numbers: [ids[1]] });
  });

  it('can queue a given-up mail again, with a new time limit of three days', async () => {
    office.clock.now = new Date(office.clock.now.getTime() + 10 * dayMs);
    const said = await office.run(`mail retry ${ids[1]} --json`);
    expect(said.json).toMatchObject({ numbers: [ids[1]] });
    const now = office.clock.now;
    const rows = await office.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { attempts: 1 },
      {
        due_at: now,
        given_up_at: null,
        attempts: 0,
        send_until: new Date(now.getTime() + 3 * dayMs),
      },
    ]);
  });

  it('gets an error when it retries a mail that does not exist', async () => {
    expect(await office.run('mail retry 999999')).toMatchObject({
      code: 1,
      errorText: expect.stringContaining('No mail 999999 waits'),
    });
  });

  it('gets the list of mails from the running site while the site uses its embedded database', async () => {
    const place = await mkdtemp(join(tmpdir(), 'cert-office-'));
    const databaseFolder = join(place, 'database');
    const stop = await serveOfficeSocket({ databaseFolder, db: office.db });
    const lines: string[] = [];
    await runOfficeCommand({
      words: ['mail', 'list'],
      openOffice: () => ({
        config: readConfig(place, {}),
        now: () => office.clock.now,
        withDatabase: () => Promise.reject(new FolderInUseError(databaseFolder, 4711)),
        openFiles: () => Promise.reject(new Error('not needed')),
        readFromRunningSite: (path) => readFromRunningSite(databaseFolder, path),
        readInput: async () => '',
        confirm: async () => undefined,
      }),
      print: (line) => lines.push(line),
      writeError: (line) => lines.push(line),
    });
    await stop();
    await rm(place, { recursive: true });
    expect(lines.join('\n')).toContain('550 5.1.1 RCPT TO');
  });
});
