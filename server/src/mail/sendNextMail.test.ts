/** @engine locks */
import { sql } from 'kysely';
import { languages, type Language } from '@cert/shared/domain';
import type { DatabaseConnections } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import type { MailEvent } from './mailEvent.ts';
import { createQueueMail, type QueuedMail } from './queueMail.ts';
import { createNextMailSender } from './sendNextMail.ts';
import { openMailServer, type TestMailServer } from './testing/openMailServer.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let connection: DatabaseConnections;
let mailServer: TestMailServer;
let accountId: number;
let now: Date;
let events: MailEvent[];

beforeAll(async () => {
  connection = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(connection.db);
  mailServer = await openMailServer();
  now = new Date(start);
  events = [];
  accountId = await addAccount('Ana Anić');
});
afterEach(() => mailServer.close());
afterAll(() => connection.close());

async function addAccount(name: string, email = 'ana@jadran.example'): Promise<number> {
  const { id } = await connection.db
    .insertInto('accounts')
    .values({ email, name, password_hash: 'none', is_certifier: false, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const queueMail = (mail: QueuedMail) =>
  inTransaction(connection.db, (trx) =>
    createQueueMail({ hasMail: true, now: () => now })(trx, mail),
  );
const queue = (language: Language = 'en', to = accountId) =>
  queueMail({ accountId: to, kind: 'password-changed', language });
/** Creates another mail sender, to simulate another server. */
const openSender = (db = connection.db) =>
  createNextMailSender({
    db,
    transport: mailServer.openTransport(),
    programme: testProgramme,
    origin: 'https://platform.example.com',
    now: () => now,
    logEvent: (event) => events.push(event),
  });
const readOutbox = () => connection.db.selectFrom('outbox').selectAll().execute();
const pass = (ms: number) => (now = new Date(now.getTime() + ms));

describe('a mail', () => {
  it('is delivered once to the owner of the account, with one link, and then removed', async () => {
    await queue();
    const sendNext = openSender();
    expect([await sendNext(), await sendNext()]).toEqual(['sent', 'none']);
    expect(mailServer.received).toMatchObject([{ to: ['ana@jadran.example'] }]);
    const source = mailServer.received[0]!.source.replaceAll('=\r\n', '');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('From: Testmark <office@example.com>');
    expect(new Set(source.match(/https:[^\s"<]+/g))).toEqual(
      new Set(['https://platform.example.com/']),
    );
    expect(await readOutbox()).toEqual([]);
  });

  it('contains the detail that was queued with it, and a link to the page of its kind of mail', async () => {
    await queueMail({ accountId, kind: 'new-browser', language: 'en', detail: 'Firefox (Linux)' });
    await openSender()();
    const source = mailServer.received[0]!.source.replaceAll('=\r\n', '');
    expect(source).toContain('in which it had not been used before: Firefox (Linux).');
    expect(new Set(source.match(/https:[^\s"<]+/g))).toEqual(
      new Set(['https://platform.example.com/account']),
    );
  });

  it('about a changed e-mail goes to the earlier address if its detail names one, and calls nobody by name', async () => {
    await queueMail({ accountId, kind: 'email-changed', language: 'en' });
    const detail = 'earlier@jadran.example';
    await queueMail({ accountId, kind: 'email-changed', language: 'en', detail });
    const sendNext = openSender();
    expect([await sendNext(), await sendNext()]).toEqual(['sent', 'sent']);
    expect(mailServer.received.map(({ to }) => to)).toEqual([['ana@jadran.example'], [detail]]);
    for (const { source } of mailServer.received) expect(source).not.toContain('Ana Ani');
  });

  it.each([
    ['hr', 'Lozinka je promijenjena'],
    ['sr', 'Lozinka je promenjena'],
    ['en', 'Your password was changed'],
  ] as const)('is written in the language of its reader (%s)', async (language, subject) => {
    expect(languages).toContain(language);
    await queue(language);
    await openSender()();
    expect(mailServer.received[0]!.source).toContain(`Subject: ${subject}\r\n`);
  });

  it('is not queued if the transaction that causes it fails, or if the installation sends no mail', async () => {
    const failed = inTransaction(connection.db, async (trx) => {
      await createQueueMail({ hasMail: true, now: () => now })(trx, {
        accountId,
        kind: 'password-changed',
        language: 'hr',
      });
      throw new Error('the cause');
    });
    await expect(failed).rejects.toThrow('the cause');
    await inTransaction(connection.db, (trx) =>
      createQueueMail({ hasMail: false, now: () => now })(trx, {
        accountId,
        kind: 'password-changed',
        language: 'hr',
      }),
    );
    expect(await readOutbox()).toEqual([]);
  });

  it('leaves only its number, kind, outcome and the server’s reply codes in the log', async () => {
    await queue();
    mailServer.refusal = { at: 'recipient', code: 450, words: '4.2.0 <ana@jadran.example> busy' };
    const sendNext = openSender();
    await sendNext();
    mailServer.refusal = undefined;
    pass(minuteMs);
    await sendNext();
    const mailId = events[0]!.mailId;
    expect(events).toEqual([
      {
        event: 'mail',
        outcome: 'deferred',
        mailId,
        kind: 'password-changed',
        attempts: 1,
        reason: '450 4.2.0 RCPT TO',
      },
      { event: 'mail', outcome: 'sent', mailId, kind: 'password-changed', attempts: 2 },
    ]);
  });

  it.each([
    'Ana\r\nBcc: other@example.com',
    'Ana" <other@example.com>, "',
    'Ana\u2028Bcc: x@y.example',
  ])('goes to its reader only, whatever the reader’s name contains: %j', async (name) => {
    await queue('en', await addAccount(name, 'eve@jadran.example'));
    await openSender()();
    expect(mailServer.received).toMatchObject([{ to: ['eve@jadran.example'] }]);
    const [heading = ''] = mailServer.received[0]!.source.split('\r\n\r\n', 1);
    expect(heading.split('\r\n').filter((line) => /^(b?cc|to):/i.test(line))).toHaveLength(1);
  });
});

it.each([
  'password-changed', // about an account
  'report-released', // about a questionnaire, so less urgent
])(
  'the sender reads fewer than 200 rows of the outbox when 2,000 mails of the kind “%s” are due',
  async (kind) => {
    await sql`insert into outbox (account_id, kind, language, created_at, due_at, send_until)
    select ${accountId}, ${kind}, 'en', ${now}, ${now}, ${new Date(start + dayMs)}
    from generate_series(1, 2000)`.execute(connection.db);
    await sql`analyze outbox`.execute(connection.db);
    const mailsRead = await connection.db.transaction().execute(async (trx) => {
      // The rows of the outbox that this connection has read, with those that the planner reads for its estimates.
      // https://www.postgresql.org/docs/current/monitoring-stats.html
      const countRead = async () => {
        const { rows } = await sql<{
          read: number;
        }>`select (seq_tup_read + idx_tup_fetch)::int as read
          from pg_stat_xact_user_tables where relname = 'outbox'`.execute(trx);
        return rows[0]?.read ?? 0;
      };
      const before = await countRead();
      await openSender(trx)();
      return (await countRead()) - before;
    });
    expect(mailServer.received).toHaveLength(1);
    expect(mailsRead).toBeGreaterThan(0);
    expect(mailsRead).toBeLessThan(200);
  },
);

describe('mails that follow each other', () => {
  it('share a connection to the mail server', async () => {
    for (let count = 0; count < 3; count += 1) await queue();
    const sendNext = openSender();
    expect([await sendNext(), await sendNext(), await sendNext()]).toEqual(Array(3).fill('sent'));
    expect([mailServer.received.length, mailServer.connections]).toEqual([3, 1]);
  });

  it('share a connection even after the mail server has refused one of them', async () => {
    const sendNext = openSender();
    await queue();
    mailServer.refusal = { at: 'recipient', code: 550, words: 'no' };
    expect(await sendNext()).toBe('given-up');
    mailServer.refusal = undefined;
    await queue();
    expect(await sendNext()).toBe('sent');
    expect(mailServer.connections).toBe(1);
  });

  it('are each sent once, at the first attempt, if the mail server closes the connection in between', async () => {
    const sendNext = openSender();
    for (let count = 0; count < 3; count += 1) {
      await queue();
      expect(await sendNext()).toBe('sent');
      mailServer.dropConnections();
    }
    expect([mailServer.received.length, mailServer.connections]).toEqual([3, 3]);
    expect(events.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  });
});

describe('a mail that is not accepted', () => {
  it('is tried again after pauses that grow, and given up after three days', async () => {
    await queue();
    mailServer.refusal = { at: 'data', code: 451, words: '4.3.0 later' };
    const sendNext = openSender();
    const pauses: number[] = [];
    for (let last = await sendNext(); last === 'deferred'; last = await sendNext()) {
      const [mail] = await readOutbox();
      pauses.push((mail!.due_at.getTime() - now.getTime()) / minuteMs);
      expect(await sendNext()).toBe('none');
      now = mail!.due_at;
    }
    expect(pauses.slice(0, 5)).toEqual([1, 5, 15, 60, 240]);
    expect(events.at(-1)).toMatchObject({ outcome: 'given-up', reason: '451 4.3.0 DATA' });
    expect(now.getTime() - start).toBeLessThanOrEqual(3 * dayMs);
    expect(await readOutbox()).toMatchObject([{ given_up_at: now, reason: '451 4.3.0 DATA' }]);
  });

  it.each([
    ['recipient', { code: 550, words: '5.1.1 nobody of this name' }, '550 5.1.1 RCPT TO'],
    ['data', { code: 554, words: 'not wanted' }, '554 DATA'],
  ] as const)(
    'is given up at once when the mail server permanently refuses its %s',
    async (at, said, reason) => {
      await queue();
      mailServer.refusal = { at, ...said };
      const sendNext = openSender();
      expect(await sendNext()).toBe('given-up');
      expect(await readOutbox()).toMatchObject([{ given_up_at: now, reason }]);
      pass(dayMs);
      expect(await sendNext()).toBe('none');
    },
  );

  it.each([
    ['the server greets nobody', 'connect', 554],
    ['the server no longer knows the sender', 'sender', 550],
  ] as const)(
    'stays in the queue if the refusal has nothing to do with this mail: %s',
    async (_fault, at, code) => {
      await queue();
      mailServer.refusal = { at, code, words: 'no' };
      const sendNext = openSender();
      expect(await sendNext()).toBe('unreachable');
      mailServer.refusal = undefined;
      pass(minuteMs);
      expect(await sendNext()).toBe('sent');
    },
  );

  it('stays in the queue while no mail server answers', async () => {
    await queue();
    const sendNext = openSender();
    await mailServer.close();
    expect(await sendNext()).toBe('unreachable');
    expect(await readOutbox()).toMatchObject([{ attempts: 1, given_up_at: null }]);
    mailServer = await openMailServer();
    pass(minuteMs);
    expect(await openSender()()).toBe('sent');
  });

  it('is removed from the list of the programme’s office 30 days after it was given up', async () => {
    mailServer.refusal = { at: 'recipient', code: 550, words: 'no' };
    await queue();
    await openSender()();
    pass(31 * dayMs);
    await queue();
    await openSender()();
    expect(await readOutbox()).toMatchObject([{ given_up_at: now }]);
  });

  it('is given up without an attempt when it has waited longer than three days', async () => {
    await queue();
    pass(4 * dayMs);
    expect(await openSender()()).toBe('given-up');
    expect(mailServer.received).toEqual([]);
  });
});

describe('several servers', () => {
  it('send each mail once', async () => {
    for (let count = 0; count < 6; count += 1) await queue();
    const senders = [openSender(), openSender()];
    await Promise.all(
      senders.map(async (sendNext) => {
        while ((await sendNext()) !== 'none');
      }),
    );
    const ids = mailServer.received.map(({ source }) => /^Message-ID:\s+(\S+)/m.exec(source)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
    expect(await readOutbox()).toEqual([]);
  });

  it('do not take a mail that another server is sending, and no query waits while the mail server is slow', async () => {
    await queue();
    const arrived = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    mailServer.beforeAcknowledgement = () => {
      arrived.resolve(undefined);
      return released.promise;
    };
    const sending = openSender()();
    await arrived.promise;
    expect(await openSender()()).toBe('none');
    expect(await readOutbox()).toHaveLength(1);
    released.resolve(undefined);
    expect(await sending).toBe('sent');
    expect(mailServer.received).toHaveLength(1);
  });

  it('do not wait for each other on PostgreSQL: one sends the second mail while another is taking the first', async () => {
    // The embedded database has one connection: there, servers take mails one after the other.
    if (!process.env.TEST_DATABASE_URL) return;
    await queue();
    await queue();
    const first = await connection.db.transaction().execute(async (trx) => {
      const taken = trx.selectFrom('outbox').select('id').orderBy('id').limit(1).forUpdate();
      const { id } = await taken.executeTakeFirstOrThrow();
      expect(await openSender()()).toBe('sent');
      return id;
    });
    expect((await readOutbox()).map(({ id }) => id)).toEqual([first]);
  });

  it('take over the mail of a server that died', async () => {
    await queue();
    const arrived = Promise.withResolvers<undefined>();
    mailServer.beforeAcknowledgement = () => {
      arrived.resolve(undefined);
      return new Promise<void>(() => undefined);
    };
    void openSender()().catch(() => undefined);
    await arrived.promise;
    mailServer.beforeAcknowledgement = async () => undefined;
    pass(5 * minuteMs);
    expect(await openSender()()).toBe('sent');
  });

  it('do not take a mail of an unknown kind, so that a newer server can send it', async () => {
    await queue();
    await connection.db.updateTable('outbox').set({ kind: 'of-tomorrow' }).execute();
    expect(await openSender()()).toBe('none');
    expect(await readOutbox()).toMatchObject([{ attempts: 0 }]);
  });
});

it('a mail that was acknowledged is not sent again when the database fails at that moment', async () => {
  await queue();
  await sql`create function refuse_removal() returns trigger language plpgsql as
    $$ begin raise exception 'no disk'; end $$`.execute(connection.db);
  await sql`create trigger refuse_removal before delete on outbox
    for each row execute function refuse_removal()`.execute(connection.db);
  const sendNext = openSender();
  await expect(sendNext()).rejects.toThrow('no disk');
  pass(60 * minuteMs);
  await expect(sendNext()).rejects.toThrow('no disk');
  await sql`drop trigger refuse_removal on outbox`.execute(connection.db);
  expect(await sendNext()).toBe('none');
  expect(mailServer.received).toHaveLength(1);
  expect(await readOutbox()).toEqual([]);
});
