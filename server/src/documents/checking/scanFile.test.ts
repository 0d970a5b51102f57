import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import { createDocumentCalls } from '../testing/createDocumentCalls.ts';
import { eicar } from '../testing/eicar.ts';
import { openTestScanner, type TestScanner } from '../testing/openTestScanner.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { createClamavScanner } from './scanFile.ts';

const clean = sampleFiles['application/pdf'];
const infected = Buffer.concat([clean, Buffer.from(eicar)]);
const unavailable = { code: 'unavailable', details: { retryAfterSeconds: 30 } };

describe('a virus scanner', () => {
  let scanner: TestScanner;
  let issues: unknown[];
  beforeEach(async () => {
    scanner = await openTestScanner();
    issues = [];
  });
  afterEach(() => scanner.close());
  const scan = (bytes: Uint8Array, timeoutMs = 5000) =>
    createClamavScanner(scanner.address, { timeoutMs, onFailure: (error) => issues.push(error) })(
      bytes,
    );

  it('receives all bytes of a large file, and names the virus that it found', async () => {
    const large = Buffer.concat([Buffer.alloc(3_000_000, 'x'), Buffer.from(eicar)]);
    expect(await scan(clean)).toBe(undefined);
    expect(await scan(large)).toBe('Eicar-Test');
    expect(scanner.received.map((bytes) => bytes.equals(clean) || bytes.equals(large))).toEqual([
      true,
      true,
    ]);
    expect(issues).toEqual([]);
  });

  it.each<[string, (socket: Socket) => void]>([
    [
      'replies that it could not scan',
      (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'),
    ],
    ['closes the connection', (socket) => socket.destroy()],
    [
      'replies with something other than a scan result',
      (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0'),
    ],
    ['never ends its reply', (socket) => socket.write('x'.repeat(2000))],
  ])(
    'that %s makes the check fail, so that no file is accepted unscanned',
    async (_what, answer) => {
      scanner.answer = answer;
      await expect(scan(clean)).rejects.toMatchObject(unavailable);
      expect(issues).toHaveLength(1);
    },
  );

  it('that does not answer within the time limit makes the check fail', async () => {
    scanner.answer = () => undefined;
    await expect(scan(clean, 50)).rejects.toMatchObject(unavailable);
  });

  it('that cannot be reached makes the check fail', async () => {
    await scanner.close();
    await expect(scan(clean)).rejects.toMatchObject(unavailable);
    scanner = await openTestScanner();
  });
});

describe('a document on a site with a virus scanner', () => {
  let scanner: TestScanner;
  let site: TestSite;
  let calls: ReturnType<typeof createDocumentCalls>;
  beforeAll(async () => {
    scanner = await openTestScanner();
    site = await openTestSite({ scanner: scanner.address });
    calls = createDocumentCalls(site);
  });
  beforeEach(() => site.reset());
  afterAll(async () => {
    await site.close();
    await scanner.close();
  });
  const found = [415, { code: 'wrong-file-type', details: { reason: 'infected' } }];

  it('is created if the scanner finds nothing', async () => {
    expect((await calls.attach()).title).toBe('Our plan');
  });

  it('is refused if a virus is found, also when submitted again, and its file goes to quarantine', async () => {
    const { name } = await calls.upload('client', { sent: infected });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, error } = await calls.submit('client', name);
      expect([status, error]).toEqual(found);
    }
    expect(await calls.documentsOf('strategy')).toEqual([]);
    expect(await calls.storedNames()).not.toContain(name);
    const [kept, ...others] = await site.db.selectFrom('quarantined_files').selectAll().execute();
    expect([kept, others]).toMatchObject([
      {
        title: 'Our plan',
        file_name: 'Plan.pdf',
        signature: 'Eicar-Test',
        byte_count: infected.length,
        uploaded_by: site.world.accounts.client,
      },
      [],
    ]);
    expect(await calls.storedNames()).not.toContain(kept!.stored_name);
    const apart = await site.files.quarantine.read(kept!.stored_name);
    expect((await buffer(apart!)).equals(infected)).toBe(true);
    const audit = await site.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('account_id', '=', site.world.accounts.client)
      .execute();
    expect(audit).toMatchObject([{ action: 'quarantine', after: { signature: 'Eicar-Test' } }]);
    // The clean-up does not remove a file in quarantine.
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    await calls.removeLoose();
    expect((await site.files.quarantine.read(kept!.stored_name))?.destroy()).toBeDefined();
    expect(await site.db.selectFrom('loose_files').selectAll().execute()).toEqual([]);
  });

  it('is refused while the scanner fails, and created when it works again', async () => {
    const { name } = await calls.upload('client');
    const { answer } = scanner;
    scanner.answer = (socket) => socket.destroy();
    const refused = await calls.submit('client', name);
    scanner.answer = answer;
    expect([refused.status, refused.error]).toEqual([503, unavailable]);
    expect(refused.headers['retry-after']).toBe('30');
    expect((await calls.submit('client', name)).status).toBe(200);
  });
});

/** Path of clamd as installed by Debian or Homebrew; `npm test` installs it if it can. */
const clamd = ['/usr/sbin/clamd', '/opt/homebrew/sbin/clamd', '/usr/local/sbin/clamd'].find(
  existsSync,
);
const describeClamd = clamd === undefined ? describe.skip : describe;

describeClamd('ClamAV itself', () => {
  let folder: string;
  let running: ChildProcess;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cert-clamd-'));
    // If the tests run as root, clamd drops its privileges and reads the folder as its own user.
    await chmod(folder, 0o755);
    port = await freePort();
    // The scanner's database has one signature, which matches any file that contains the EICAR text.
    const signature = `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`;
    await writeFile(join(folder, 'eicar.ndb'), signature);
    const settings = [
      `TCPAddr 127.0.0.1`,
      `TCPSocket ${port}`,
      `DatabaseDirectory ${folder}`,
      'Foreground yes',
      'OfficialDatabaseOnly no',
      'User root',
      'StreamMaxLength 1M',
    ];
    await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    running = spawn(clamd!, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await untilOpen(port, running);
  }, 60_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  });
  const scan = (bytes: Uint8Array) =>
    createClamavScanner({ host: '127.0.0.1', port }, { onFailure: () => undefined })(bytes);

  it('finds the EICAR test text at any place, and nothing in clean files', async () => {
    expect(await scan(Buffer.from(eicar))).toMatch(/^Eicar-Test/);
    expect(await scan(Buffer.concat([Buffer.alloc(500_000, 'x'), Buffer.from(eicar)]))).toMatch(
      /^Eicar-Test/,
    );
    for (const bytes of Object.values(sampleFiles)) expect(await scan(bytes)).toBe(undefined);
  });

  it('makes the check fail for a file larger than its limit', async () => {
    await expect(scan(Buffer.alloc(1_100_000))).rejects.toMatchObject(unavailable);
  });
});

async function freePort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until clamd answers PING; loading one signature takes a second. */
async function untilOpen(port: number, started: ChildProcess): Promise<void> {
  for (;;) {
    if (started.exitCode !== null) throw new Error('clamd did not start');
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.on('connect', () => socket.write('zPING\0'));
      socket.on('data', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
