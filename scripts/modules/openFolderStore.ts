import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {
  isTemporaryFile,
  formatServedRegistry,
  formatRegistryState,
  toHistoryFileName,
  registryFile,
  type RegistryStore,
  type StoredFile,
  parseRegistryState,
  type RegistryState,
} from './registryStore.ts';

/**
 * Modules in a folder. The history decides which state is the newest: of two concurrent changes, the one that creates
 * the file of a revision first succeeds. The registry that is served is a copy of the newest revision and is replaced
 * atomically. If a command is interrupted between the two writes, the next command writes the copy.
 */
export function openFolderStore(folder: string): RegistryStore {
  const at = (file: string) => path.join(folder, ...file.split('/'));

  async function readRegistry(): Promise<RegistryState | undefined> {
    const [newest] = await listRevisions();
    if (newest === undefined) return undefined;
    const state = await readState(newest);
    await serve(state);
    return state;
  }

  /** Lists the revisions, the newest first. */
  async function listRevisions(): Promise<number[]> {
    const files = await readdir(path.dirname(at(toHistoryFileName(0)))).catch(orNone<string[]>([]));
    return files
      .filter((file) => /^\d+\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => b - a);
  }

  async function readState(revision: number): Promise<RegistryState> {
    const place = at(toHistoryFileName(revision));
    return parseRegistryState(await readFile(place, 'utf8'), { place, revision });
  }

  /** Writes the served copy; if a newer revision has been created meanwhile, serves that one. */
  async function serve(state: RegistryState): Promise<void> {
    const served = await readFile(at(registryFile), 'utf8').catch(orNone(undefined));
    if (served !== formatServedRegistry(state))
      await writeAtomically(at(registryFile), formatServedRegistry(state));
    const [newest] = await listRevisions();
    if (newest !== undefined && newest > state.revision) await serve(await readState(newest));
  }

  return {
    location: folder,
    readRegistry,
    async writeRegistry(next) {
      await mkdir(path.dirname(at(toHistoryFileName(0))), { recursive: true });
      if (
        !(await createAtomically(at(toHistoryFileName(next.revision)), formatRegistryState(next)))
      )
        return false;
      await serve(next);
      return true;
    },
    async *readHistory() {
      for (const revision of await listRevisions()) yield readState(revision);
    },
    readFile: (file) => readFile(at(file)).catch(orNone(undefined)),
    async writeFile(file, bytes) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      if (await createAtomically(at(file), bytes)) return 'created';
      const now = new Date();
      await utimes(at(file), now, now);
      return bytes.equals(await readFile(at(file))) ? 'unchanged' : 'has other content';
    },
    async listFiles() {
      return (await filesIn('modules', { isDeep: true })).filter((one) => !isDraft(one));
    },
    async listDrafts() {
      const places = [
        await filesIn(''),
        await filesIn(path.dirname(toHistoryFileName(0))),
        await filesIn('modules', { isDeep: true }),
      ];
      return places.flat().filter(isDraft);
    },
    async removeFile(file) {
      await rm(at(file), { force: true });
      // The folder of a version has no other file.
      await rmdir(path.dirname(at(file))).catch(() => undefined);
    },
  };

  async function filesIn(place: string, { isDeep = false } = {}): Promise<StoredFile[]> {
    const entries = await readdir(at(place), { withFileTypes: true, recursive: isDeep }).catch(
      orNone<Dirent[]>([]),
    );
    return Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const absolute = path.join(entry.parentPath, entry.name);
          const file = path.relative(folder, absolute).split(path.sep).join('/');
          return { file, writtenAt: (await stat(absolute)).mtime };
        }),
    );
  }
}

const isDraft = ({ file }: StoredFile) => isTemporaryFile(file);

/** Writes a file atomically: readers never see a part of it. */
async function writeAtomically(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}

/** Creates a file atomically. @returns false when it already exists */
async function createAtomically(file: string, content: string | Buffer): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content, { flush: true });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

function orNone<Value>(none: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return none;
    throw error;
  };
}
