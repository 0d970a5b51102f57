/** @engine backup */
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sha256Hex } from '../sha256Hex.ts';
import { InvalidArchiveError, type ArchiveManifest } from './archive.ts';
import { openInstallations, type Installation } from './testing/installations.ts';
import { changeArchive } from './testing/changeArchive.ts';

let site: Awaited<ReturnType<typeof openInstallations>>;
let source: Awaited<ReturnType<typeof site.openFilled>>;
/** Empty installation, which all tests can share, because a refused restore changes nothing. */
let target: Installation;
let backup: Buffer;

beforeAll(async () => {
  site = await openInstallations();
  source = await site.openFilled();
  target = await site.openEmpty();
  await site.backUp(source);
  backup = await readFile(site.archive);
});
beforeEach(() => writeFile(site.archive, backup));
afterAll(() => site.close());

describe('a restore is refused, and nothing is changed,', () => {
  const refused = async (message: RegExp) => {
    const before = await site.everythingOf(target);
    const restoring = site.restore(target);
    await expect(restoring).rejects.toThrow(InvalidArchiveError);
    await expect(restoring).rejects.toThrow(message);
    expect(await site.everythingOf(target)).toEqual(before);
  };

  it('into an installation that is not empty', async () => {
    const before = await site.everythingOf(source);
    await expect(site.restore(source)).rejects.toThrow(/not empty/);
    expect(await site.everythingOf(source)).toEqual(before);
  });

  it('from a file that does not exist or is no backup', async () => {
    await rm(site.archive);
    await refused(/no file/);
    await writeFile(site.archive, 'no archive at all');
    await refused(/damaged or not a backup/);
  });

  it('from an archive that was cut off at any place', async () => {
    for (const share of [0.05, 0.5, 0.95]) {
      await writeFile(site.archive, backup);
      await truncate(site.archive, Math.floor(backup.length * share));
      await refused(/cut off/);
    }
  });

  it.each(['tables/organisations.jsonl', 'files/'])(
    'from an archive in which an entry of %s was changed or removed',
    async (place) => {
      const nameIn = (entries: ReadonlyMap<string, Buffer>) =>
        [...entries.keys()].find((name) => name.startsWith(place))!;
      await changeArchive(site.archive, (entries) => {
        const bytes = entries.get(nameIn(entries))!;
        bytes[bytes.length - 3]! ^= 1;
      });
      await refused(/differs from its checksum/);
      await writeFile(site.archive, backup);
      await changeArchive(site.archive, (entries) => entries.delete(nameIn(entries)));
      await refused(/missing in the archive/);
    },
  );

  it.each([
    ['files/../../x', /not part of a backup/],
    ['/etc/passwd', /not part of a backup/],
    ['files/..', /not part of a backup/],
    ['tables/../manifest.json', /not part of a backup/],
    ['readme.txt', /not part of a backup/],
    [`files/${'0'.repeat(32)}.pdf`, /not listed in its manifest/],
    ['tables/strangers.jsonl', /not listed in its manifest/],
  ])('from an archive that also contains %s', async (name, message) => {
    await changeArchive(site.archive, (entries) => entries.set(name, Buffer.from('x')));
    await refused(message);
  });

  it('from an archive that contains a link instead of a file', async () => {
    await changeArchive(site.archive, () => undefined, {
      name: `files/${'0'.repeat(32)}.pdf`,
      type: 'symlink',
      linkname: '/etc/passwd',
    });
    await refused(/not a file/);
  });

  it('from an archive without a manifest, or with a manifest of an unknown format', async () => {
    await changeManifest((manifest) => Object.assign(manifest, { format: 2 }));
    await refused(/manifest does not have format 1: format/);
    await changeArchive(site.archive, (entries) => entries.delete('manifest.json'));
    await refused(/no manifest/);
  });

  it('from an archive of a newer version of the program', async () => {
    await changeManifest(({ migrations }) => migrations.push('9999-of-tomorrow'));
    await refused(/schema is 9999-of-tomorrow, and this version knows schemas up to/);
  });

  it('from an archive that a build before the first release has written', async () => {
    await changeManifest((manifest) => Object.assign(manifest, { migrations: ['0001-first'] }));
    await refused(/schema 0001-first is from a build before the first release/);
  });

  it('from an archive whose rows match its manifest but refer to missing rows; a file that was there before stays', async () => {
    const bytes = await buffer((await source.files.read(source.document))!);
    await target.files.write(source.document, Readable.from([bytes]));
    await changeArchive(site.archive, (entries) => {
      const name = 'tables/organisations.jsonl';
      entries.set(name, Buffer.alloc(0));
      const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as ArchiveManifest;
      const table = manifest.tables.find((stated) => stated.name === 'organisations')!;
      Object.assign(table, {
        rowCount: 0,
        byteCount: 0,
        sha256: sha256Hex(Buffer.alloc(0)),
      });
      entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
    });
    await refused(/rows are inconsistent .*foreign key/);
    expect(await buffer((await target.files.read(source.document))!)).toEqual(bytes);
    await target.files.remove(source.document);
  });

  const changeManifest = (change: (manifest: ArchiveManifest) => unknown) =>
    changeArchive(site.archive, (entries) => {
      const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as ArchiveManifest;
      change(manifest);
      entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
    });
});
