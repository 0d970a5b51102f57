import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ActionName, Input } from '@cert/shared/contract';
import { connect, type DatabaseConnections } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { readFromRunningSite } from '../office/running-site/readFromRunningSite.ts';
import { createTestWorld, testPassword, type TestWorldIds } from '../testing/createTestWorld.ts';
import { makeTestFolder } from '../testing/makeTestFolder.ts';
import { writeTestDatabase } from '../testing/openTestDatabase.ts';
import { createServerEnvironment, serverEntryFile } from '../testing/serverProcess.ts';
import { employ } from '../testing/employ.ts';
import { listOutbox } from './outboxList.ts';
import { createQueueMail } from './queueMail.ts';

let folder: string;
/** Path of a database in whose outbox one mail waits. Each test starts the site with a copy. */
let original: string;
let world: TestWorldIds;

const openDatabase = (path: string): Promise<DatabaseConnections> =>
  connect({ kind: 'embedded', folder: path });

beforeAll(async () => {
  folder = await makeTestFolder('cert-outage');
  original = join(folder, 'original', 'database');
  await mkdir(original, { recursive: true });
  await writeTestDatabase(original);
  const connection = await openDatabase(original);
  const { db } = connection;
  const now = () => new Date();
  world = await createTestWorld(db, now);
  const { client } = world.accounts;
  // The client has signed in before, so that the owner gets a mail about a new browser, and is the first person of an
  // organisation.
  await db.updateTable('accounts').set({ has_signed_in: true }).where('id', '=', client).execute();
  await employ(db, [client]);
  const queueMail = createQueueMail({ hasMail: true, now });
  await inTransaction(db, (trx) =>
    queueMail(trx, { accountId: client, kind: 'password-changed', language: 'en' }),
  );
  await connection.close();
});

/** Ends what a failed test has left running. */
const leftOpen: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of leftOpen.splice(0)) await close();
});

/** Starts the real server as a process, with a copy of the database and with this port as its mail server's. */
async function startSite(mailPort: number) {
  const data = await mkdtemp(join(folder, 'data-'));
  const database = join(data, 'database');
  await promisify(execFile)('cp', ['-r', original, database]);
  const server = spawn(process.execPath, [serverEntryFile], {
    env: createServerEnvironment({
      DATA_DIR: data,
      DEMO: '0',
      PORT: '0',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'office@example.com',
      MAIN_ORIGIN: 'https://platform.example.com',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  leftOpen.push(() => killIfRunning(server));
  let printed = '';
  let errors = '';
  server.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(server, 'close').then(([code]) => ({ code: code as number | null, errors }));
  /** Waits until the output of the server matches. */
  const untilPrinted = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(printed);
        if (found) resolve(found);
      };
      look();
      server.stdout.on('data', look);
      void exited.then(() => reject(new Error(`the server ended: ${errors}${printed}`)));
    });
  return { server, database, exited, untilPrinted };
}

async function killIfRunning(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** A mail server that does not work. */
type Outage = {
  port: number;
  /** Resolves when the site has tried to send the mail that waits. */
  untilTried: (site: Site) => Promise<unknown>;
};

/** What happens in a test, in this order. */
type Events = string[];

/** Port 1 belongs to a service that nobody runs. A free port could be given to another test meanwhile. */
const nothingListens = async (events: Events): Promise<Outage> => ({
  port: 1,
  untilTried: async (site) => {
    await site.untilPrinted(/"outcome":"unreachable"/);
    events.push('the mail server is not reached');
  },
});

/**
 * Starts a mail server that leaves the site waiting for an answer.
 * @param talk answers the site; calls `hold` when it leaves the site waiting
 */
async function openHangingServer(
  events: Events,
  talk: (socket: Socket, hold: () => void) => void,
): Promise<Outage> {
  const held = Promise.withResolvers<undefined>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A connection that the site breaks off must not end the test.
    socket.on('error', () => undefined);
    socket.on('close', () => events.push('the site closes the connection'));
    talk(socket, () => {
      events.push('the mail server holds the connection');
      held.resolve(undefined);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  leftOpen.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { port: (server.address() as AddressInfo).port, untilTried: () => held.promise };
}

const neverGreets = (events: Events) =>
  openHangingServer(events, (socket, hold) => {
    // A socket that nobody reads does not notice when the site closes the connection.
    socket.resume();
    hold();
  });

/**
 * Starts a mail server that announces an answer to `DATA` every second and never gives it. The site closes a connection
 * after ten seconds of silence; so this one stays open, also on a slow machine, until the site is stopped.
 */
const neverAnswersData = (events: Events) =>
  openHangingServer(events, (socket, hold) => {
    socket.write('220 mail.example.com ESMTP\r\n');
    socket.on('data', (chunk: Buffer) => {
      if (!/^DATA\r\n/m.test(chunk.toString())) return void socket.write('250 ok\r\n');
      const announcing = setInterval(() => socket.write('354-one moment\r\n'), 1000);
      socket.on('close', () => clearInterval(announcing));
      hold();
    });
  });

/** Calls an action of the site. */
async function call<Name extends ActionName>(
  address: string,
  action: Name,
  input: Input<Name> & { authToken?: string },
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${address}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, ...input }),
  });
  return { status: response.status, body: await response.json() };
}

async function listMails(database: string) {
  const { db, close } = await openDatabase(database);
  const mails = await listOutbox(db);
  await close();
  return mails.map(({ kind, state }) => ({ kind, state }));
}

describe('a site that cannot send its mails', () => {
  it.each([
    ['nothing listens at the address of its mail server', nothingListens],
    ['its mail server accepts the connection and never greets', neverGreets],
    ['its mail server greets and never answers to DATA', neverAnswersData],
  ])('answers calls, stays ready, keeps its mails and stops cleanly if %s', async (_if, open) => {
    const events: Events = [];
    const outage = await open(events);
    const site = await startSite(outage.port);
    const [, address = ''] = await site.untilPrinted(/The site is open at (\S+)/);
    await outage.untilTried(site);
    const [tried] = events;

    const signIn = { email: 'client@example.com', password: testPassword };
    const signedIn = await call(address, 'userLogin', signIn);
    events.push(`sign-in ${signedIn.status}`);
    const { token: authToken } = signedIn.body as { token: string };

    const key = `question_${world.question('strategy')}`;
    const answers = { [key]: { value: true, answerId: world.answer('plan') } };
    const id = world.questionnaire;
    const saved = await call(address, 'questionnaireAnswersSave', { authToken, id, answers });
    events.push(`answer ${saved.status}`);
    expect(saved.body).toMatchObject({ saved: { [key]: { revision: 1 } }, refused: {} });

    const colleague = { name: 'Maja Kovač', email: 'maja@example.com' };
    const invited = await call(address, 'colleagueInvite', { authToken, ...colleague });
    events.push(`invitation ${invited.status}`);

    const ready = await fetch(`${address}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready' });
    events.push(`readyz ${ready.status}`);

    // The site has not tried to send any mail that these calls have caused.
    expect(await readFromRunningSite(site.database, '/outbox')).toMatchObject({
      mails: [
        { kind: 'password-changed', state: 'waiting', attempts: 1 },
        { kind: 'new-browser', state: 'waiting', attempts: 0 },
        { kind: 'invitation', state: 'waiting', attempts: 0 },
        { kind: 'colleague-invited', state: 'waiting', attempts: 0 },
      ],
    });
    // The mail server, if there is one, still holds the connection.
    const replies = ['sign-in 200', 'answer 200', 'invitation 200', 'readyz 200'];
    expect(events).toEqual([tried, ...replies]);

    site.server.kill('SIGTERM');
    expect(await site.exited).toEqual({ code: 0, errors: '' });
    expect(await listMails(site.database)).toEqual(
      ['password-changed', 'new-browser', 'invitation', 'colleague-invited'].map((kind) => ({
        ...{ kind, state: 'waiting' },
      })),
    );
  });
});
