import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { makeStoredName } from '../documents/stores/storedName.ts';
import { openDiskFileStore } from '../documents/stores/openDiskFileStore.ts';

const fileType = 'application/pdf';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

/** Requests an upload URL as a page does. */
const signUpload = async () => {
  const file = { id: site.world.questionnaire, module: 'documents', name: 'a.pdf', type: fileType };
  return (await site.call('client', 'mediaGetSignedUrl', file as never)).reply;
};
const put = (url: string, payload: Buffer, headers = { 'content-type': fileType as string }) =>
  site.app.inject({ method: 'PUT', url, headers, payload });

describe('file addresses', () => {
  it('accept a file of the allowed size, and refuse one byte more', async () => {
    const { url } = await signUpload();
    expect((await put(url, Buffer.alloc(50_000))).statusCode).toBe(204);
    const refused = await put(url, Buffer.alloc(50_001));
    expect([refused.statusCode, refused.json()]).toEqual([413, { error: { code: 'too-large' } }]);
  });

  it('refuse a file of unstated length if it exceeds the size limit, and store nothing of it', async () => {
    const { url: path, name: storedName } = await signUpload();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const headers = { 'content-type': fileType, 'transfer-encoding': 'chunked' };
    const call = request({ host: '127.0.0.1', port, path, method: 'PUT', headers });
    for (let sent = 0; sent < 3; sent += 1) call.write(Buffer.alloc(20_000));
    call.end();
    const [reply] = await once(call, 'response');
    expect(reply.statusCode).toBe(413);
    reply.resume();
    expect(await site.files.read(storedName)).toBe(undefined);
  });

  it('accept any spelling of the signed content type, and no other type', async () => {
    const { url } = await signUpload();
    const type = { 'content-type': 'Application/PDF; charset=binary' };
    expect((await put(url, Buffer.from('x'), type)).statusCode).toBe(204);
    const html = await put(url, Buffer.from('x'), { 'content-type': 'text/html' });
    expect([html.statusCode, html.json().error.code]).toEqual([415, 'wrong-file-type']);
  });

  it('send files so that a browser never runs them as a page', async () => {
    const { url } = await createDocumentCalls(site).attach();
    expect((await site.app.inject(url)).headers).toMatchObject({
      'content-type': fileType,
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'content-disposition': 'attachment; filename=Plan.pdf',
    });
  });

  it.each(['/files/', '/files/x.pdf', '/files/../modules.json?type=application%2Fpdf', '/files'])(
    'without a valid signature are not served: %s',
    async (url) => {
      expect([403, 404]).toContain((await site.app.inject(url)).statusCode);
    },
  );

  it('leave no signature in the log', async () => {
    const { url } = await signUpload();
    await put(url, Buffer.from('x'));
    await put(url.replace('signature=', 'signature=x'), Buffer.from('x'));
    const log = site.log.join('');
    expect(log).toContain('"path":"/files/');
    expect(log).not.toMatch(/signature|expires/);
    expect(log).not.toContain(new URLSearchParams(url.split('?')[1]).get('signature'));
  });
});

describe('the folder of documents', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cert-folder-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const open = (signingKey = 'key') => openDiskFileStore({ folder, signingKey, limitBytes: 1000 });

  it.each(['../escape.pdf', '/etc/passwd', 'a/b.pdf', '', 'name.pdf', `${'0'.repeat(32)}.pdf/..`])(
    'refuses to write, read or remove the invalid file name %j',
    async (name) => {
      const files = await open();
      const issue = 'not a name of a stored file';
      await expect(files.write(name, Buffer.from('x'))).rejects.toThrow(issue);
      await expect(files.read(name)).rejects.toThrow(issue);
      await expect(files.remove(name)).rejects.toThrow(issue);
    },
  );

  it('removes old unfinished files, and keeps recent ones that may still be written', async () => {
    const files = await open();
    const unfinished = join(folder, 'unfinished');
    for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'x');
    const hourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(unfinished, 'old'), hourAgo, hourAgo);
    await files.removeUnfinished(new Date(Date.now() - 1_800_000));
    expect(await readdir(unfinished)).toEqual(['new']);
  });

  it('accepts its signed file addresses when reopened, but none that were signed with another key', async () => {
    const at = new Date();
    const file = { storedName: makeStoredName(fileType), fileName: 'a.pdf', fileType } as const;
    const holder = { accountId: 7, tokenHash: 'hash' };
    const url = await (await open()).signDownload({ ...file, holder, at });
    const find = async (key: string) => {
      const { served } = await open(key);
      return served.by === 'this-server' && served.verifySignedUrl({ method: 'GET', url, at });
    };
    const found = await find('key');
    expect(found).toMatchObject({ ...file, accountId: 7 });
    expect(['hash', 'another hash'].map((hash) => found && found.isOfSession(hash))).toEqual([
      true,
      false,
    ]);
    expect(url).not.toContain('hash');
    expect(await find('another key')).toBe(undefined);
  });

  it('refuses file addresses signed a day in the future, and accepts those signed 30 seconds in the future', async () => {
    const at = new Date();
    const holder = { accountId: 7, tokenHash: 'hash' };
    const { signDownload, served } = await open();
    const isAllowed = async (aheadMs: number) => {
      const file = { storedName: makeStoredName(fileType), fileName: 'a.pdf', fileType } as const;
      const signedAt = new Date(at.getTime() + aheadMs);
      const url = await signDownload({ ...file, holder, at: signedAt });
      const isOurs = served.by === 'this-server';
      return isOurs && served.verifySignedUrl({ method: 'GET', url, at }) !== undefined;
    };
    expect([await isAllowed(30_000), await isAllowed(86_400_000)]).toEqual([true, false]);
  });
});
