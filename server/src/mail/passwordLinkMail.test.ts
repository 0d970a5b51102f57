/** @engine locks */
import { findPasswordLinkOwner } from '../accounts/passwordLinks.ts';
import { replacePassword } from '../accounts/replacePassword.ts';
import type { DatabaseConnections } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import type { MailEvent } from './mailEvent.ts';
import type { OutgoingMail } from './mailTransport.ts';
import { createQueueMail, type QueuedMail } from './queueMail.ts';
import { createNextMailSender } from './sendNextMail.ts';

const start = Date.parse('2026-11-20T09:00:00Z');
const minuteMs = 60_000;

let connection: DatabaseConnections;
let now: Date;
let accountId: number;
let sent: OutgoingMail[];
let events: MailEvent[];
/** Runs while a mail is being sent. */
let duringSending: () => Promise<void>;

beforeAll(async () => {
  connection = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(connection.db);
  now = new Date(start);
  sent = [];
  events = [];
  duringSending = async () => undefined;
});
afterAll(() => connection.close());

async function queue(kind: QueuedMail['kind'], passwordHash: string | null): Promise<void> {
  ({ id: accountId } = await connection.db
    .insertInto('accounts')
    .values({
      email: 'ana@jadran.example',
      name: 'Ana Anić',
      password_hash: passwordHash,
      is_certifier: false,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow());
  await inTransaction(connection.db, (trx) =>
    createQueueMail({ hasMail: true, now: () => now })(trx, { accountId, kind, language: 'hr' }),
  );
}

const openSender = () =>
  createNextMailSender({
    db: connection.db,
    transport: {
      send: async (mail) => {
        sent.push(mail);
        await duringSending();
      },
      close: () => undefined,
    },
    programme: testProgramme,
    origin: 'https://platform.example.com',
    now: () => now,
    logEvent: (event) => events.push(event),
  });

/** The token in the link of a sent mail. */
function tokenIn({ text }: OutgoingMail): string {
  const [, token] = /https:\/\/platform\.example\.com\/hr\/password#([\w-]{43})\n/.exec(text) ?? [];
  return token!;
}
const findOwner = (mail: OutgoingMail) =>
  findPasswordLinkOwner(connection.db, { token: tokenIn(mail), at: now });
const pass = (ms: number) => (now = new Date(now.getTime() + ms));

it('a mail with a link for a forgotten password is sent before all others, because its reader waits for it', async () => {
  await queue('password-changed', 'hash');
  pass(minuteMs);
  await inTransaction(connection.db, (trx) =>
    createQueueMail({ hasMail: true, now: () => now })(trx, {
      accountId,
      kind: 'password-reset',
      language: 'hr',
    }),
  );
  const sendNext = openSender();
  expect([await sendNext(), await sendNext()]).toEqual(['sent', 'sent']);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Odaberite novu lozinku',
    'Lozinka je promijenjena',
  ]);
});

describe('a mail with a link for choosing a password', () => {
  it.each([
    ['invitation', null, '23. studenoga 2026. u 08:00'],
    ['password-reset', 'old', '20. studenoga 2026. u 09:00'],
  ] as const)(
    'contains one valid link to a page in the reader’s language, and says until when it is valid (%s)',
    async (kind, hash, until) => {
      await queue(kind, hash);
      expect(await openSender()()).toBe('sent');
      const { text, html } = sent[0]!;
      expect(text.match(/https?:\S+/g)).toHaveLength(1);
      expect(html).toContain(`/hr/password#${tokenIn(sent[0]!)}"`);
      expect(text).toContain(`Poveznica vrijedi do ${until}`);
      expect(await findOwner(sent[0]!)).toMatchObject({ accountId, kind });
    },
  );

  it('contains a new link in each attempt to send it; the earlier link stays valid', async () => {
    await queue('password-reset', 'old');
    const sendNext = openSender();
    duringSending = () => Promise.reject(new Error('no acknowledgement'));
    expect(await sendNext()).toBe('unreachable');
    duringSending = async () => undefined;
    pass(minuteMs);
    expect(await sendNext()).toBe('sent');
    const [first, second] = sent;
    expect(tokenIn(first!)).not.toBe(tokenIn(second!));
    for (const mail of sent) expect(await findOwner(mail)).toMatchObject({ accountId });
  });

  it('leaves its link neither in the outbox nor in the log', async () => {
    await queue('password-reset', 'old');
    const outbox: unknown[] = [];
    duringSending = async () => {
      outbox.push(await connection.db.selectFrom('outbox').selectAll().execute());
    };
    await openSender()();
    expect(outbox).toHaveLength(1);
    expect(JSON.stringify([outbox, events])).not.toContain(tokenIn(sent[0]!));
  });

  it('is not sent any more when the password was changed meanwhile', async () => {
    await queue('password-reset', 'old');
    await inTransaction(connection.db, (trx) =>
      replacePassword(trx, { accountId, hash: 'new', isInitial: false }),
    );
    expect(await openSender()()).toBe('none');
    expect(sent).toEqual([]);
  });

  it('is given up without a link if the account is disabled when the mail is to be sent', async () => {
    await queue('password-reset', 'old');
    await connection.db.updateTable('accounts').set({ disabled_at: now }).execute();
    expect(await openSender()()).toBe('given-up');
    expect(sent).toEqual([]);
    expect(events).toMatchObject([{ outcome: 'given-up', reason: 'not needed' }]);
    expect(await connection.db.selectFrom('password_links').selectAll().execute()).toEqual([]);
  });
});
