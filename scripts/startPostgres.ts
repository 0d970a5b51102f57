import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { createPostgresFolder } from './createPostgresFolder.ts';
import { ensurePostgres } from './ensurePostgres.ts';

export type Postgres = {
  /** Process id of the main process (postmaster). */
  processId: number;
  /** Connection string of an empty database. */
  url: string;
  /** Stops the server and removes its folder. May be called twice. */
  stop: () => Promise<void>;
  /** Runs a statement as the owner of the database. */
  run: (statement: string) => Promise<void>;
  /** Calls `pg_terminate_backend` for every client connection. */
  terminateAll: () => Promise<void>;
  /** Like `pg_ctl restart -m fast`: aborts running statements. Resolves when the server accepts connections again. */
  restart: () => Promise<void>;
  /** Kills all processes of the server and starts it again. Resolves when it accepts connections again. */
  crash: () => Promise<void>;
  /** Kills all processes of the server, which does not start again. */
  kill: () => Promise<void>;
  /** Suspends all processes of the server (SIGSTOP), to simulate a disk that no longer responds. */
  freeze: () => void;
  /** Resumes the suspended processes. */
  thaw: () => void;
};

type Started = { process: ChildProcess; ended: Promise<unknown> };

const recoverWithinMs = 20_000;
const settings = ['max_connections=100'];
/** Faster settings for tests. They can lose data in a power failure. */
const unsafeSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Free space in bytes that a folder in memory must have: seven times the size of `data` during the server's tests. */
const neededBytes = 2 ** 30;

/**
 * Starts a PostgreSQL server in a temporary folder, on a free port, reachable from this machine only.
 * @param isDurable true writes committed data to the disk, as in production, so that a power failure loses none
 * @throws {Error} with PostgreSQL's log when it does not start
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const programs = ensurePostgres();
  const parent = isDurable ? tmpdir() : chooseFastFolder();
  const { folder, data, options, remove } = createPostgresFolder(parent);
  try {
    const init = ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--locale=C', '-N'];
    execFileSync(join(programs, 'initdb'), init, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let port = await getPort();
    const start = async (): Promise<Started> => {
      const started = spawn(
        join(programs, 'postgres'),
        [
          ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
          ...[...settings, ...(isDurable ? [] : unsafeSettings)].flatMap((setting) => [
            '-c',
            setting,
          ]),
        ],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const ended = once(started, 'exit');
      await untilReady(started);
      return { process: started, ended };
    };
    let server = await start().catch(async () => {
      // Another process may have taken the port meanwhile. PostgreSQL cannot choose one itself.
      port = await getPort();
      return start();
    });
    /**
     * Sends a signal to all processes of the server: to the main process first, then to its children, also to those
     * that it has just started.
     */
    const signalAll = (signal: NodeJS.Signals) => {
      const { pid = 0 } = server.process;
      const others = childrenOf(pid);
      process.kill(pid, signal);
      for (const id of new Set([...others, ...childrenOf(pid)])) signalIfAlive(id, signal);
    };
    const end = async () => {
      // SIGINT is PostgreSQL's fast shutdown: it aborts running statements and closes the data folder cleanly.
      server.process.kill('SIGINT');
      await server.ended;
    };
    const run = async (statement: string) => {
      const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'test', '-d', 'postgres'];
      const stopAtError = ['-v', 'ON_ERROR_STOP=1'];
      await promisify(execFile)(join(programs, 'psql'), [...at, ...stopAtError, '-c', statement]);
    };
    const kill = async () => {
      signalAll('SIGKILL');
      await server.ended;
    };
    return {
      get processId() {
        return server.process.pid ?? 0;
      },
      url: `postgres://test@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await end();
        remove();
      },
      run,
      terminateAll: () =>
        run(`select pg_terminate_backend(pid) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid()`),
      restart: async () => {
        await end();
        server = await start();
      },
      kill,
      crash: async () => {
        await kill();
        const giveUpAt = Date.now() + recoverWithinMs;
        // A process that was just being forked may end a little later. Until then a new server refuses to start.
        server = await start().catch(async function again(error: unknown): Promise<Started> {
          if (Date.now() > giveUpAt) throw error;
          return start().catch(again);
        });
      },
      freeze: () => signalAll('SIGSTOP'),
      thaw: () => signalAll('SIGCONT'),
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Returns the folder of Linux for files in memory if it has enough space, else the one for temporary files. Tests
 * create and remove hundreds of databases, each with 300 files. On ext4 that takes a sixth of the processor time of all
 * server tests, because ext4 searches past every recently deleted inode.
 */
function chooseFastFolder(): string {
  const inMemory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= neededBytes ? inMemory : tmpdir();
  } catch {
    // Other systems have no such folder.
    return tmpdir();
  }
}

function childrenOf(processId: number): number[] {
  const list = `/proc/${processId}/task/${processId}/children`;
  try {
    return readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    // The process has ended.
    return [];
  }
}

function signalIfAlive(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Waits until a server accepts connections.
 * @throws {Error} with its log if it ends before
 */
export async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('The log of PostgreSQL cannot be read.');
  const log: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    log.push(line);
    if (/ready to accept (read-only )?connections/.test(line)) {
      // Discard the rest of the log: a full pipe would block the server.
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
}
