import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './fileStore.ts';
import { isStoredName } from './isStoredName.ts';
import { signedAddresses } from './signedAddresses.ts';

/** Whatever has not been finished for so long never will be. */
const unfinishedLifeMs = 86_400_000;
/** Of the file that tries whether there is room: more than a disk keeps beside its directory. */
const probeBytes = 65_536;

/**
 * A file store in a folder of this machine, which only its owner can read, two levels deep so that no folder grows
 * large. Every server of the
 * installation must see the same folder.
 * @param signingKey signs the addresses under `/files`, which `http/fileRoutes.ts` answers
 */
export async function openDiskFileStore({
  folder,
  signingKey,
  limitBytes,
  now,
}: {
  folder: string;
  signingKey: string;
  limitBytes: number;
  now: () => Date;
}): Promise<FileStore> {
  const unfinished = join(folder, 'unfinished');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { recursive: true });
  await removeOld(unfinished, now());
  const { sign, findAllowed } = signedAddresses(signingKey);
  const pathOf = (storedName: string) => {
    if (!isStoredName(storedName)) throw new Error('not a name of a stored file');
    return join(folder, storedName.slice(0, 2), storedName.slice(2, 4), storedName);
  };
  return {
    limitBytes,
    served: { by: 'this-server', findAllowed },
    signUpload: async ({ at, ...file }) => sign('PUT', { ...file, fileName: undefined }, at),
    signDownload: async ({ at, ...file }) => sign('GET', file, at),
    write: async (storedName, bytes) => {
      const path = pathOf(storedName);
      const unfinishedPath = join(unfinished, randomUUID());
      try {
        const source = bytes instanceof Uint8Array ? [bytes] : bytes;
        await pipeline(source, createWriteStream(unfinishedPath, { flags: 'wx' }));
        await mkdir(dirname(path), { recursive: true });
        await rename(unfinishedPath, path);
      } catch (error) {
        await rm(unfinishedPath, { force: true });
        throw error;
      }
    },
    read: async (storedName) => {
      const file = await open(pathOf(storedName)).catch(undefinedWhenAbsent);
      return file && file.createReadStream();
    },
    remove: async (storedName) => rm(pathOf(storedName), { force: true }),
    probe: async () => {
      const path = join(unfinished, randomUUID());
      try {
        await writeFile(path, new Uint8Array(probeBytes), { flag: 'wx' });
      } finally {
        await rm(path, { force: true });
      }
      const { bavail, bsize } = await statfs(folder);
      return { freeBytes: bavail * bsize };
    },
    list: async function* () {
      for (const entry of await readdir(folder, { recursive: true })) {
        const name = basename(entry);
        if (isStoredName(name)) yield name;
      }
    },
  };
}

async function removeOld(folder: string, at: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(undefinedWhenAbsent);
    if (found && at.getTime() - found.mtimeMs > unfinishedLifeMs) await rm(path, { force: true });
  }
}

function undefinedWhenAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
