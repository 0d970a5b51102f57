import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderTransport } from '../mail/mailTransport.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-mail-'));
  const from = 'office@example.com';
  site = await openTestSite({ mailFolder: folder });
  await createFolderTransport(folder, from).send({
    subject: 'Šifra <b>',
    text: 'Čitaj: http://localhost:3000/\n',
    html: '<p>Čitaj</p>',
    to: { name: 'Ana', address: 'ana@jadran.example' },
    fromName: 'Testmark',
    messageId: '1795000000000-1',
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const open = (given: { headers?: { [name: string]: string }; remoteAddress?: string } = {}) =>
  site.app.inject({ url: '/dev/mail', ...given, headers: { host: 'localhost', ...given.headers } });

describe('the page of mails that a developer’s machine has kept', () => {
  it('shows the mails as text, with a link that can be followed', async () => {
    const { statusCode, body, headers } = await open();
    expect(statusCode).toBe(200);
    expect(body).toContain('ana@jadran.example\nŠifra &lt;b&gt;');
    expect(body).toContain('<a href="http://localhost:3000/">');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is shown only to a browser on the same machine', async () => {
    expect((await open({ remoteAddress: '192.0.2.7' })).statusCode).toBe(404);
    expect((await open({ headers: { host: 'platform.example.com' } })).statusCode).toBe(404);
    expect((await open({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
  });

  it('does not exist on a server that keeps no mails in a folder', async () => {
    const other = await openTestSite();
    const { body } = await other.app.inject({ url: '/dev/mail', headers: { host: 'localhost' } });
    expect(body).not.toContain('Mails');
    await other.close();
  });

  it('reads a folder that also has each mail as an .eml file for mail programs', async () => {
    expect((await readdir(folder)).sort()).toEqual(['1795000000000-1.eml', '1795000000000-1.txt']);
  });
});
