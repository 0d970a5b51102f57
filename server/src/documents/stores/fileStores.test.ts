import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerFileRoutes } from '../../http/registerFileRoutes.ts';
import type { SignedUrlHandlers } from '../createSignedUrlHandlers.ts';
import type { FileStore } from './fileStore.ts';
import { makeStoredName } from './storedName.ts';
import { fileStoreKinds } from '../testing/fileStoreKinds.ts';
import { transferFile } from '../testing/transferFile.ts';

const fileType = 'application/pdf';
const holder = { accountId: 1, tokenHash: 'hash of a token' };
const bytes = Buffer.from('the bytes of a file');

describe.each(fileStoreKinds)('the file store %s', (_kind, open) => {
  let store: { files: FileStore; close: () => Promise<void> };
  let files: FileStore;
  let app: FastifyInstance;
  let storedName: string;
  beforeAll(async () => {
    store = await open();
    files = store.files;
    app = Fastify();
    await registerFileRoutes(app, { files, access, now: () => new Date() });
  });
  beforeEach(() => {
    storedName = makeStoredName(fileType);
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  /** Permits every URL, because these tests have no accounts or documents. */
  const access: SignedUrlHandlers = {
    mayRead: async () => true,
    receive: ({ storedName: name }, _sizeBytes, sent) => files.write(name, sent),
  };

  const read = async (name: string) => {
    const stream = await files.read(name);
    return stream && (await buffer(stream)).toString();
  };
  const listed = async () => {
    const names: string[] = [];
    for await (const name of files.list()) names.push(name);
    return names;
  };
  const signUpload = (at = new Date()) => files.signUpload({ storedName, fileType, holder, at });
  const signDownload = (at = new Date(), fileName = 'plan.pdf') =>
    files.signDownload({ storedName, fileName, fileType, holder, at });

  it('returns the bytes that were written, as a whole or as a stream', async () => {
    await files.write(storedName, bytes);
    expect(await read(storedName)).toBe(bytes.toString());
    await files.write(storedName, Readable.from([Buffer.from('other '), Buffer.from('bytes')]));
    expect(await read(storedName)).toBe('other bytes');
  });

  it('keeps nothing of a stream that ends in an error', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('a beginning');
        throw new Error('the line broke');
      })(),
    );
    await expect(files.write(storedName, broken)).rejects.toThrow('the line broke');
    expect(await read(storedName)).toBe(undefined);
    expect(await listed()).not.toContain(storedName);
  });

  it('lists the names of all files, and removes a file', async () => {
    const other = makeStoredName('image/png');
    await files.write(storedName, bytes);
    await files.write(other, bytes);
    expect(await listed()).toEqual(expect.arrayContaining([storedName, other]));
    await files.remove(storedName);
    await files.remove(storedName);
    expect(await listed()).toEqual(expect.arrayContaining([other]));
    expect(await listed()).not.toContain(storedName);
    expect(await read(storedName)).toBe(undefined);
  });

  it('accepts a file at a signed address; a second file at the same address replaces it', async () => {
    const url = await signUpload();
    for (const text of ['first', 'second']) {
      const { status } = await transferFile(app, url, { bytes: Buffer.from(text), type: fileType });
      expect([200, 204]).toContain(status);
      expect(await read(storedName)).toBe(text);
    }
  });

  it('refuses a file whose type differs from the signed type', async () => {
    const { status } = await transferFile(app, await signUpload(), { bytes, type: 'text/html' });
    expect([403, 415]).toContain(status);
    expect(await read(storedName)).toBe(undefined);
  });

  it('sends a file as an attachment with its type and its own name', async () => {
    await files.write(storedName, bytes);
    const fileName = 'Plaće “2026” – čćžšđ.pdf';
    const reply = await transferFile(app, await signDownload(new Date(), fileName));
    expect(reply.status).toBe(200);
    expect(reply.bytes).toEqual(bytes);
    expect(reply.headers).toMatchObject({
      'content-type': fileType,
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    expect(reply.headers['content-disposition']).toContain(
      "filename*=UTF-8''Pla%C4%87e%20%E2%80%9C2026%E2%80%9D%20%E2%80%93%20%C4%8D%C4%87%C5%BE%C5%A1%C4%91.pdf",
    );
  });

  it('replies 404 to the download of a file that does not exist', async () => {
    expect((await transferFile(app, await signDownload())).status).toBe(404);
  });

  it('refuses an expired address', async () => {
    await files.write(storedName, bytes);
    const before = new Date(Date.now() - 301_000);
    const file = { bytes: Buffer.from('late'), type: fileType };
    expect((await transferFile(app, await signUpload(before), file)).status).toBe(403);
    expect((await transferFile(app, await signDownload(before))).status).toBe(403);
    expect(await read(storedName)).toBe(bytes.toString());
  });

  it('refuses an address that was changed in any part', async () => {
    const other = makeStoredName(fileType);
    for (const name of [storedName, other]) await files.write(name, bytes);
    const url = await signDownload();
    const changed = [
      url.replace(storedName, other),
      url.replace(
        /signature=./i,
        (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`,
      ),
      url.replace('plan', 'plot'),
      url.replace(/(expires)=\d+/i, '$1=9999999999'),
      url.replace(/\?.*/, '?signature='),
    ];
    for (const address of changed) {
      expect(address).not.toBe(url);
      expect([address, (await transferFile(app, address)).status]).toEqual([address, 403]);
    }
  });

  it('refuses uploads to a download address, and downloads from an upload address', async () => {
    await files.write(storedName, bytes);
    const file = { bytes: Buffer.from('other'), type: fileType };
    expect((await transferFile(app, await signDownload(), file)).status).toBe(403);
    expect((await transferFile(app, await signUpload())).status).toBe(403);
    expect(await read(storedName)).toBe(bytes.toString());
  });
});
