import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore, FileStore, SignedUrlHolder, SignedUrlPermission } from './fileStore.ts';
import { isStoredName } from './storedName.ts';
import { fileTypes } from '@cert/shared/domain';
import { signedUrlTtlSeconds } from './uploadTtl.ts';

/** Size in bytes of the file that tests whether the disk is full. A much smaller one might need no block of its own. */
const probeBytes = 65_536;
/** Name of the owner file, which contains the id of the installation that owns the folder. */
const ownerFile = 'installation';

/**
 * Opens a file store in a local folder that only its owner can access. Two levels of subfolders keep directories small.
 * All servers of the installation must share the folder.
 * @param quarantineFolder for infected files; beside `folder` by default
 * @param signingKey signs the URLs under `/files`, served by `http/registerFileRoutes.ts`
 * @param forceToDisk fsync of a file or folder; replaced in tests
 */
export async function openDiskFileStore({
  folder,
  quarantineFolder = join(dirname(folder), 'quarantine'),
  signingKey,
  limitBytes,
  forceToDisk = syncPath,
}: {
  folder: string;
  quarantineFolder?: string;
  signingKey: string;
  limitBytes: number;
  forceToDisk?: (path: string) => Promise<void>;
}): Promise<FileStore> {
  const unfinished = join(folder, 'unfinished');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { recursive: true });
  const { sign, verifySignedUrl } = createUrlSigner(signingKey);
  const owner = createHmac('sha256', signingKey).update('owner of a folder').digest('hex');
  const isOwn = await claimFolder(join(folder, ownerFile), owner);
  return {
    ...blobStoreIn(folder),
    limitBytes,
    served: { by: 'this-server', verifySignedUrl },
    signUpload: async (file) => sign('PUT', { ...file, fileName: undefined }),
    signDownload: async (file) => sign('GET', file),
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
      for (const path of await listStored(folder)) yield basename(path);
    },
    quarantine: blobStoreIn(quarantineFolder),
    removeUnfinished: async (before) => {
      for (const name of await readdir(unfinished)) {
        const path = join(unfinished, name);
        if (await wasChangedBefore(path, before)) await rm(path, { force: true });
      }
    },
    listOwnBefore: async function* (before) {
      if (!isOwn) return;
      for (const path of await listStored(folder))
        if (await wasChangedBefore(path, before)) yield basename(path);
    },
  };

  function blobStoreIn(top: string): BlobStore {
    const pathOf = (storedName: string) => {
      if (!isStoredName(storedName)) throw new Error('not a name of a stored file');
      return join(top, storedName.slice(0, 2), storedName.slice(2, 4), storedName);
    };
    return {
      write: async (storedName, bytes) => {
        const path = pathOf(storedName);
        const unfinishedPath = join(unfinished, randomUUID());
        try {
          const source = bytes instanceof Uint8Array ? [bytes] : bytes;
          await pipeline(source, createWriteStream(unfinishedPath, { flags: 'wx', mode: 0o600 }));
          await forceToDisk(unfinishedPath);
          await mkdir(dirname(path), { recursive: true, mode: 0o700 });
          await rename(unfinishedPath, path);
        } catch (error) {
          await rm(unfinishedPath, { force: true });
          throw error;
        }
        // Syncs the folders upwards, because each contains the entry of the one below. All of them are synced,
        // including existing ones: a concurrent writer may have created one and not have synced it yet.
        const inner = dirname(path);
        for (const named of [inner, dirname(inner), top, dirname(top)]) await forceToDisk(named);
      },
      read: async (storedName) => {
        const file = await open(pathOf(storedName)).catch(undefinedWhenAbsent);
        return file && file.createReadStream();
      },
      remove: async (storedName) => rm(pathOf(storedName), { force: true }),
    };
  }
}

/** Calls fsync for a path. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Whether a folder belongs to this installation, according to the owner file at `path`. Creates the file if there is
 * none, so the first installation that uses a folder owns it.
 */
async function claimFolder(path: string, owner: string): Promise<boolean> {
  await writeFile(path, owner, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      // The owner file exists already, or the disk cannot be written. The latter will be reported by the first write of
      // a document.
      if (!['EEXIST', 'EROFS', 'EACCES', 'ENOSPC', 'EDQUOT'].includes(error.code ?? ''))
        throw error;
    },
  );
  return (await readFile(path, 'utf8').catch(undefinedWhenAbsent)) === owner;
}

async function listStored(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => isStoredName(basename(path))).map((path) => join(folder, path));
}

async function wasChangedBefore(path: string, before: Date): Promise<boolean> {
  const found = await stat(path).catch(undefinedWhenAbsent);
  return found !== undefined && found.mtimeMs < before.getTime();
}

function undefinedWhenAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/**
 * Maximum remaining lifetime of a valid URL; the additional minute allows for the difference between two servers'
 * clocks.
 */
const maxRemainingSeconds = signedUrlTtlSeconds + 60;

type Method = 'GET' | 'PUT';
type SignedFile = Pick<SignedUrlPermission, 'storedName' | 'fileType' | 'fileName'>;
type Signed = Omit<SignedFile, 'fileName'> & {
  fileName?: string | null | undefined;
  holder: string;
  expires: number;
};

/**
 * Creates and verifies signed URLs of this server. A URL contains its permission (method, file, expiry, account and
 * session) and an HMAC-SHA256 signature. The session is identified by a keyed digest that does not reveal its token.
 */
function createUrlSigner(key: string) {
  const digestOf = (purpose: string, parts: unknown) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, parts]))
      .digest('base64url');
  const sessionDigest = ({ accountId, tokenHash }: SignedUrlHolder) =>
    digestOf('session', [accountId, tokenHash]).slice(0, 22);
  const signatureOf = (
    method: Method,
    { storedName, fileType, fileName = null, holder, expires }: Signed,
  ) => digestOf(method, [storedName, fileType, fileName, holder, expires]);
  return {
    /** Creates a signed URL. @returns its path and query */
    sign: (
      method: Method,
      { holder, at, ...file }: SignedFile & { holder: SignedUrlHolder; at: Date },
    ): string => {
      const expires = Math.floor(at.getTime() / 1000) + signedUrlTtlSeconds;
      const holderText = `${holder.accountId}.${sessionDigest(holder)}`;
      const query = new URLSearchParams({
        type: file.fileType,
        holder: holderText,
        expires: String(expires),
      });
      if (file.fileName !== undefined) query.set('name', file.fileName);
      query.set('signature', signatureOf(method, { ...file, holder: holderText, expires }));
      return `/files/${file.storedName}?${query}`;
    },
    /** Returns the permission of a URL; undefined if the URL is not signed by us, was modified, or has expired. */
    verifySignedUrl: ({
      method,
      url,
      at,
    }: {
      method: Method;
      url: string;
      at: Date;
    }): SignedUrlPermission | undefined => {
      const { pathname, searchParams } = new URL(url, 'http://here');
      const storedName = pathname.replace(/^\/files\//, '');
      const fileType = fileTypes.find((type) => type === searchParams.get('type'));
      const expires = Number(searchParams.get('expires'));
      const leftSeconds = expires - at.getTime() / 1000;
      // A URL that is valid for longer than allowed was signed by a server whose clock was ahead.
      if (
        !fileType ||
        !isStoredName(storedName) ||
        !(leftSeconds > 0 && leftSeconds <= maxRemainingSeconds)
      )
        return undefined;
      const file = { storedName, fileType, fileName: searchParams.get('name') ?? undefined };
      const holder = searchParams.get('holder') ?? '';
      const signature = searchParams.get('signature') ?? '';
      if (!isSame(signature, signatureOf(method, { ...file, holder, expires }))) return undefined;
      const [account = '', session = ''] = holder.split('.');
      const accountId = Number(account);
      return {
        ...file,
        accountId,
        isOfSession: (tokenHash) => isSame(session, sessionDigest({ accountId, tokenHash })),
      };
    },
  };
}

/** Compares two signatures in constant time. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
