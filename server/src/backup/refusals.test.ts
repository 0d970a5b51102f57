/** @postgres backup */
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { sha256HexOfBytes } from '../organisation-data/testing/fillQuestionnaire.ts';
import { InvalidArchiveError, type ArchiveManifest } from './archive.ts';
import { openInstallations } from './testing/installations.ts';
import { repack } from './testing/repack.ts';

let site: Awaited<ReturnType<typeof openInstallations>>;
beforeEach(async () => {
  site = await openInstallations();
});
afterEach(() => site.close());

describe('a restore is refused, with nothing changed,', () => {
  const refused = async (source: string, message: RegExp) => {
    const target = await site.openEmpty();
    const before = await site.everythingOf(target);
    const restoring = site.restore(target, source);
    await expect(restoring).rejects.toThrow(InvalidArchiveError);
    await expect(restoring).rejects.toThrow(message);
    expect(await site.everythingOf(target)).toEqual(before);
  };

  it('into an installation that holds something', async () => {
    const source = await site.openFilled();
    await site.backUp(source);
    const before = await site.everythingOf(source);
    await expect(site.restore(source)).rejects.toThrow(/not empty/);
    expect(await site.everythingOf(source)).toEqual(before);
  });

  it('from a file that is not there, or that is none of ours', async () => {
    await refused(site.archive, /no file/);
    await writeFile(site.archive, 'no archive at all');
    await refused(site.archive, /damaged or not a backup/);
  });

  it('from an archive that is cut off, wherever', async () => {
    await site.backUp(await site.openFilled());
    const whole = await readFile(site.archive);
    for (const share of [0.05, 0.5, 0.95]) {
      await writeFile(site.archive, whole);
      await truncate(site.archive, Math.floor(whole.length * share));
      await refused(site.archive, /cut off/);
    }
  });

  it.each(['tables/organisations.jsonl', 'files/'])(
    'from an archive whose %s was changed or taken out',
    async (place) => {
      await site.backUp(await site.openFilled());
      const nameIn = (entries: ReadonlyMap<string, Buffer>) =>
        [...entries.keys()].find((name) => name.startsWith(place))!;
      const whole = await readFile(site.archive);
      await repack(site.archive, (entries) => {
        const bytes = entries.get(nameIn(entries))!;
        bytes[bytes.length - 3]! ^= 1;
      });
      await refused(site.archive, /differs from its checksum/);
      await writeFile(site.archive, whole);
      await repack(site.archive, (entries) => entries.delete(nameIn(entries)));
      await refused(site.archive, /missing in the archive/);
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
  ])('from an archive that also holds %s', async (name, message) => {
    await site.backUp(await site.openFilled());
    await repack(site.archive, (entries) => entries.set(name, Buffer.from('x')));
    await refused(site.archive, message);
  });

  it('from an archive that holds a link in the place of a file', async () => {
    await site.backUp(await site.openFilled());
    await repack(site.archive, () => undefined, {
      name: `files/${'0'.repeat(32)}.pdf`,
      type: 'symlink',
      linkname: '/etc/passwd',
    });
    await refused(site.archive, /not a file/);
  });

  it('from an archive without a manifest, or with one of another format', async () => {
    await site.backUp(await site.openFilled());
    await changeManifest((manifest) => Object.assign(manifest, { format: 2 }));
    await refused(site.archive, /manifest does not have format 1: format/);
    await repack(site.archive, (entries) => entries.delete('manifest.json'));
    await refused(site.archive, /no manifest/);
  });

  it('from an archive of a newer program', async () => {
    await site.backUp(await site.openFilled());
    await changeManifest(({ migrations }) => migrations.push('9999-of-tomorrow'));
    await refused(site.archive, /schema is 9999-of-tomorrow; this program knows it up to/);
  });

  it('from an archive whose rows agree with its manifest but not with each other', async () => {
    await site.backUp(await site.openFilled());
    await repack(site.archive, (entries) => {
      const name = 'tables/organisations.jsonl';
      entries.set(name, Buffer.alloc(0));
      const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as ArchiveManifest;
      const table = manifest.tables.find((stated) => stated.name === 'organisations')!;
      Object.assign(table, {
        rowCount: 0,
        byteCount: 0,
        sha256: sha256HexOfBytes(Buffer.alloc(0)),
      });
      entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
    });
    await refused(site.archive, /rows are inconsistent .*foreign key/);
  });

  const changeManifest = (change: (manifest: ArchiveManifest) => unknown) =>
    repack(site.archive, (entries) => {
      const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as ArchiveManifest;
      change(manifest);
      entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
    });
});
