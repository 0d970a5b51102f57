import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';

/** The tests start real servers and create a database, which takes long. */
jest.setTimeout(180_000);

let folder: string;
/** Path of an undamaged database folder, as a stopped server leaves it. */
let whole: string;
let database: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cert-damage-'));
  whole = join(folder, 'whole');
  const { db, close } = await connect({ kind: 'embedded', folder: whole });
  await migrate(db);
  await close();
});
beforeEach(async () => {
  database = join(folder, 'data', 'database');
  await cp(whole, database, { recursive: true });
});
afterEach(() => rm(join(folder, 'data'), { recursive: true, force: true }));
afterAll(() => rm(folder, { recursive: true }));

/** Starts the real server on the folder and waits until it exits. */
function start(): Promise<{ code: unknown; errors: string }> {
  const { PATH } = process.env;
  const env = { PATH, DATA_DIR: join(folder, 'data'), DEMO: '0', PORT: '0' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/src/index.ts'], { env }, (error, _output, errors) =>
      resolve({ code: error?.code ?? 0, errors }),
    );
  });
}

const at = (...path: string[]) => join(database, ...path);

async function filesIn(name: string): Promise<string[]> {
  const names = (await readdir(at(name), { recursive: true })).map((each) => at(name, each));
  const kinds = await Promise.all(names.map(async (each) => (await stat(each)).isFile()));
  return names.filter((_name, index) => kinds[index]);
}

/** Lists the files of a folder, without the lock file of the dead process. */
const namesIn = async (name: string) =>
  (await readdir(name)).filter((each) => each !== 'postmaster.pid').sort();

/** Simulates a disk that lost a file's blocks. */
const overwrite = async (name: string) => {
  for (const file of await filesIn(name)) await writeFile(file, Buffer.alloc(8192, 0xab));
};

describe('a damaged folder of the embedded database', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['control file is empty', () => truncate(at('global', 'pg_control'), 0)],
    ['control file is gone', () => rm(at('global', 'pg_control'))],
    [
      'control file is nonsense',
      () => writeFile(at('global', 'pg_control'), Buffer.alloc(8192, 7)),
    ],
    ['version is gone', () => rm(at('PG_VERSION'))],
    ['version is empty', () => truncate(at('PG_VERSION'), 0)],
    ['log is nonsense', () => overwrite('pg_wal')],
    ['tables are nonsense', () => overwrite('base')],
    ['tables are gone', () => rm(at('base'), { recursive: true })],
    ['own tables are nonsense', () => overwriteOwnTables()],
  ])(
    'whose %s is reported in one sentence with a remedy, and is not changed',
    async (_what, damage) => {
      await damage();
      const before = await namesIn(database);
      const { code, errors } = await start();
      expect([code, errors]).toEqual([
        1,
        `The database in ${database} cannot be opened, its files are damaged: move that folder away, and restore the last backup with "npm run office -- restore <backup.tar.gz>".\n`,
      ]);
      expect(await namesIn(database)).toEqual(before);
    },
  );

  it('of another version of PostgreSQL is told as such', async () => {
    await writeFile(at('PG_VERSION'), '99\n');
    const { code, errors } = await start();
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database in .* was made by PostgreSQL 99, and .*restore.*\.\n$/);
  });
});

describe('a database that hangs', () => {
  it('ends the start in time, with a sentence', async () => {
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

/** Damages only the tables that our migrations have created: the database opens, but queries fail. */
async function overwriteOwnTables(): Promise<void> {
  for (const file of await filesIn('base')) {
    const number = Number(/(\d+)$/.exec(file)?.[1] ?? 0);
    if (number >= 16_384) await writeFile(file, Buffer.alloc(8192, 0xab));
  }
}
