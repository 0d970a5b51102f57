import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTestFolder } from './testing/makeTestFolder.ts';
import { writeTestDatabase } from './testing/openTestDatabase.ts';
import { createServerEnvironment, serverEntryFile } from './testing/serverProcess.ts';

/** The tests start real servers, which takes long. */
jest.setTimeout(180_000);

let folder: string;
/** Path of an undamaged database folder, as a stopped server leaves it. */
let whole: string;

beforeAll(async () => {
  folder = await makeTestFolder('cert-damage');
  whole = join(folder, 'whole', 'database');
  await mkdir(whole, { recursive: true });
  await writeTestDatabase(whole);
});

/** Copies the database to a new data folder. @returns path of the data folder, and of its database */
async function copyWhole(): Promise<{ data: string; database: string }> {
  const data = await mkdtemp(join(folder, 'data-'));
  const database = join(data, 'database');
  // The program `cp` is faster than the function `cp` of Node, which copies a thousand files one after the other.
  await promisify(execFile)('cp', ['-r', whole, database]);
  return { data, database };
}

/** Runs a program of the server until it exits. */
function run(
  program: string,
  settings: { [name: string]: string },
  args: readonly string[] = [],
): Promise<{ code: unknown; output: string; errors: string }> {
  const env = createServerEnvironment(settings);
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });
}

async function filesIn(path: string): Promise<string[]> {
  const names = (await readdir(path, { recursive: true })).map((each) => join(path, each));
  const kinds = await Promise.all(names.map(async (each) => (await stat(each)).isFile()));
  return names.filter((_name, index) => kinds[index]);
}

/** Lists the files of a folder, without the lock file of the dead process. */
const namesIn = async (path: string) =>
  (await readdir(path)).filter((each) => each !== 'postmaster.pid').sort();

/** Simulates a disk that lost a file's blocks. */
const overwrite = async (path: string) => {
  for (const file of await filesIn(path)) await writeFile(file, Buffer.alloc(8192, 0xab));
};

/** Damages only the tables that our migrations have created: the database opens, but queries fail. */
async function overwriteOwnTables(database: string): Promise<void> {
  for (const file of await filesIn(join(database, 'base'))) {
    const number = Number(/(\d+)$/.exec(file)?.[1] ?? 0);
    if (number >= 16_384) await writeFile(file, Buffer.alloc(8192, 0xab));
  }
}

const control = (database: string) => join(database, 'global', 'pg_control');
const versionOf = (database: string) => join(database, 'PG_VERSION');

/** The damage to a folder, by its description in the test's title. */
const damages: { [what: string]: (database: string) => Promise<unknown> } = {
  'control file is empty': (database) => truncate(control(database), 0),
  'control file is gone': (database) => rm(control(database)),
  'control file is overwritten': (database) => writeFile(control(database), Buffer.alloc(8192, 7)),
  'version is gone': (database) => rm(versionOf(database)),
  'version is empty': (database) => truncate(versionOf(database), 0),
  'log is overwritten': (database) => overwrite(join(database, 'pg_wal')),
  'table files are overwritten': (database) => overwrite(join(database, 'base')),
  'table files are gone': (database) => rm(join(database, 'base'), { recursive: true }),
  'files of the server’s own tables are overwritten': overwriteOwnTables,
};

const isDamaged = (database: string) =>
  `The database in ${database} cannot be opened, its files are damaged: move that folder away, and restore the last backup with "npm run office -- restore <backup.tar.gz>".`;

describe('a damaged folder of the embedded database', () => {
  const found = new Map<string, { reason: unknown; before: string[]; after: string[] }>();
  const databases = new Map<string, string>();
  let ofOtherVersion: unknown;
  let ofWhole: unknown;

  // One process tries to start on every folder in turn, then exits.
  beforeAll(async () => {
    const folders: string[] = [];
    const before = new Map<string, string[]>();
    for (const [what, damage] of Object.entries(damages)) {
      const { data, database } = await copyWhole();
      await damage(database);
      folders.push(data);
      databases.set(what, database);
      before.set(what, await namesIn(database));
    }
    const other = await copyWhole();
    await writeFile(versionOf(other.database), '99\n');
    folders.push(other.data, join(whole, '..'));
    const { code, output, errors } = await run(
      'server/src/testing/startSitesOneByOne.ts',
      {},
      folders,
    );
    expect([code, errors]).toEqual([0, '']);
    const reasons = JSON.parse(output) as unknown[];
    for (const [index, [what, database]] of [...databases].entries())
      found.set(what, {
        reason: reasons[index],
        before: before.get(what)!,
        after: await namesIn(database),
      });
    [ofOtherVersion, ofWhole] = reasons.slice(-2);
  });

  it.each(Object.keys(damages))(
    'is left unchanged, and reported in one sentence with a remedy, if its %s',
    (what) => {
      const { reason, before, after } = found.get(what)!;
      expect(reason).toBe(isDamaged(databases.get(what)!));
      expect(after).toEqual(before);
    },
  );

  it('is told apart from a folder of another PostgreSQL version, whose version is reported', () => {
    expect(ofOtherVersion).toMatch(
      /^The database in .* was made by PostgreSQL 99, and .*restore.*\.$/,
    );
  });

  it('is told apart from an undamaged folder, with which the server starts', () => {
    expect(ofWhole).toBeNull();
  });

  it('ends the server with exit code 1 and one line of error output', async () => {
    const { data, database } = await copyWhole();
    await overwrite(join(database, 'pg_wal'));
    const { code, errors } = await run(serverEntryFile, { DATA_DIR: data, DEMO: '0', PORT: '0' });
    expect([code, errors]).toEqual([1, `${isDamaged(database)}\n`]);
  });
});

describe('an embedded database that hangs while it is opened', () => {
  it('ends the process after a time limit, with one sentence of error output', async () => {
    const script = `import('./server/src/database/openEmbeddedDatabase.ts').then(({ exitWhenHanging }) => {
      exitWhenHanging(500, 'It hangs.');
      for (;;);
    });`;
    const { signal, errors } = await new Promise<{ signal: unknown; errors: string }>((resolve) => {
      execFile(process.execPath, ['-e', script], (error, _output, errors) =>
        resolve({ signal: error?.signal, errors }),
      );
    });
    expect([signal, errors]).toEqual(['SIGKILL', 'It hangs.']);
  });
});
