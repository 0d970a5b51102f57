import { once } from 'node:events';
import type { DatabaseConnections } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createTestWorld } from '../testing/createTestWorld.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import { createQueueMail } from './queueMail.ts';
import { startMailSender } from './startMailSender.ts';
import { openMailServer, type TestMailServer } from './testing/openMailServer.ts';

const now = () => new Date('2026-11-20T09:00:00Z');

let connection: DatabaseConnections;
let mailServer: TestMailServer;
let accountId: number;
beforeAll(async () => {
  connection = await openTestDatabase();
  accountId = (await createTestWorld(connection.db, now)).accounts.client;
  mailServer = await openMailServer();
});
afterAll(async () => {
  await mailServer.close();
  await connection.close();
});

const queue = () =>
  inTransaction(connection.db, (trx) =>
    createQueueMail({ hasMail: true, now })(trx, {
      accountId,
      kind: 'password-changed',
      language: 'sr',
    }),
  );

/**
 * Starts a sender and lists its pauses in `pauses`. All pauses before pause number `rounds` end at once; this pause
 * lasts until the sender is stopped.
 */
function start(rounds: number, clock = now, onPause: (ms: number) => void = () => undefined) {
  const pauses: number[] = [];
  const transport = mailServer.openTransport();
  const waiting = Promise.withResolvers<undefined>();
  const stop = startMailSender(
    {
      db: connection.db,
      transport,
      programme: testProgramme,
      origin: 'https://platform.example.com',
      now: clock,
      logEvent: () => undefined,
      perMinute: 30,
      onFailure: () => undefined,
    },
    (ms, signal) => {
      pauses.push(ms);
      onPause(ms);
      if (pauses.length < rounds) return Promise.resolve(undefined);
      waiting.resolve(undefined);
      return signal.aborted ? Promise.resolve() : once(signal, 'abort');
    },
  );
  return { pauses, waiting: waiting.promise, stop, transport };
}

describe('the sender of mails', () => {
  it('sends at the set rate, pauses 5 s if no mail is due, and 30 s if the mail server refuses all mails', async () => {
    await queue();
    await queue();
    const { pauses, waiting, stop } = start(3);
    await waiting;
    expect(pauses).toEqual([2000, 2000, 5000]);
    await stop();
    await queue();
    mailServer.refusal = { at: 'connect', code: 421, words: 'not now' };
    const next = start(1);
    await next.waiting;
    expect(next.pauses).toEqual([30_000]);
    await next.stop();
    mailServer.refusal = undefined;
    await connection.db.deleteFrom('outbox').execute();
  });

  it('shortens a pause by the time that the mail took, and does not lengthen it if the clock is set back', async () => {
    let at = now().getTime();
    const steps = [700, 9000, -5000];
    mailServer.beforeAcknowledgement = () => {
      at += steps.shift() ?? 0;
      return Promise.resolve(undefined);
    };
    for (const _mail of steps) await queue();
    const { pauses, waiting, stop } = start(3, () => new Date(at));
    await waiting;
    expect(pauses).toEqual([1300, 0, 2000]);
    await stop();
    mailServer.beforeAcknowledgement = async () => undefined;
  });

  it('shortens a pause if the one before was too long, by at most the time between two mails', async () => {
    let at = now().getTime();
    const lateMs = [300, 0, 60_000, 0];
    for (const _mail of lateMs) await queue();
    const pass = (ms: number) => {
      at += ms + (lateMs.shift() ?? 0);
    };
    const { pauses, waiting, stop } = start(4, () => new Date(at), pass);
    await waiting;
    expect(pauses).toEqual([2000, 1700, 2000, 0]);
    await stop();
  });

  it('when stopped, finishes the mail that is being sent, starts no other and closes the connection', async () => {
    await queue();
    await queue();
    const arrived = Promise.withResolvers<undefined>();
    const released = Promise.withResolvers<undefined>();
    mailServer.beforeAcknowledgement = () => {
      arrived.resolve(undefined);
      return released.promise;
    };
    mailServer.received.length = 0;
    const { stop, transport } = start(1);
    await arrived.promise;
    const stopped = stop();
    released.resolve(undefined);
    await stopped;
    expect(mailServer.received).toHaveLength(1);
    const mail = { subject: '', text: '', html: '', fromName: '', messageId: 'later' };
    const to = { name: '', address: 'ana@sava.example' };
    await expect(transport.send({ ...mail, to })).rejects.toThrow('pool was closed');
    expect(await connection.db.selectFrom('outbox').select('attempts').execute()).toEqual([
      { attempts: 0 },
    ]);
  });
});
