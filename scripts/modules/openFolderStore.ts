import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildInfoFile } from './buildInfo.ts';
import {
  isTemporaryFile,
  type TemporaryFile,
  formatServedRegistry,
  formatRegistryState,
  toHistoryFileName,
  registryFile,
  type RegistryStore,
  type VersionFolder,
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
      if (await createAtomically(at(file), bytes)) return;
      if (!bytes.equals(await readFile(at(file))))
        throw new Error(`${file} already exists with other content`);
    },
    async listFolders() {
      const folders: VersionFolder[] = [];
      for (const name of await foldersIn(at('modules')))
        for (const version of await foldersIn(at(`modules/${name}`)))
          folders.push(await describeFolder(`modules/${name}/${version}/`));
      return folders;
    },
    async removeFolder({ place }) {
      await rm(at(place + buildInfoFile), { force: true });
      await rm(at(place), { recursive: true });
    },
    async listDrafts() {
      const places = ['', 'modules.history/'];
      for (const name of await foldersIn(at('modules')))
        for (const version of await foldersIn(at(`modules/${name}`)))
          places.push(`modules/${name}/${version}/`);
      return (await Promise.all(places.map(draftsIn))).flat();
    },
    removeDraft: ({ file }) => rm(at(file), { force: true }),
  };

  async function draftsIn(place: string): Promise<TemporaryFile[]> {
    const files = await readdir(at(place)).catch(orNone<string[]>([]));
    return Promise.all(
      files.filter(isTemporaryFile).map(async (name) => {
        const file = place + name;
        return { file, writtenAt: (await stat(at(file))).mtime };
      }),
    );
  }

  async function describeFolder(place: string): Promise<VersionFolder> {
    const files = await readdir(at(place));
    const written = await Promise.all(
      files.map(async (file) => (await stat(at(place + file))).mtimeMs),
    );
    return { place, files, writtenAt: new Date(Math.max(0, ...written)) };
  }
}

/** The names of all folders in a folder; none when it does not exist. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

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
