import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { createPostgresFolder } from './createPostgresFolder.ts';
import { ensurePostgres } from './ensurePostgres.ts';
import { untilReady } from './startPostgres.ts';

export type Replica = {
  /** Name under which it streams from the primary, for `synchronous_standby_names`. */
  name: string;
  port: number;
  /** Lets the replica take over as the primary; returns when it accepts writes. */
  promote: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts a streaming replica of a PostgreSQL server, with a copy of its data, on a free port of this machine.
 * @param primaryUrl connection string of the server
 * @throws {Error} when the data cannot be copied, or with PostgreSQL's log when the replica does not start
 */
export async function startReplica(primaryUrl: string): Promise<Replica> {
  const programs = ensurePostgres();
  const { hostname, port: primaryPort, username } = new URL(primaryUrl);
  const name = 'replica';
  const { folder, data, options, remove } = createPostgresFolder(tmpdir());
  try {
    const primary = `host=${hostname} port=${primaryPort} user=${username} application_name=${name}`;
    // `-R` writes how the replica reaches its primary.
    const copy = ['-d', primary, '-D', data, '-R', '-X', 'stream', '--checkpoint=fast'];
    execFileSync(join(programs, 'pg_basebackup'), copy, { ...options, stdio: 'pipe' });
    const port = await getPort();
    const place = ['-p', String(port), '-h', '127.0.0.1', '-k', folder];
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...place], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(server, 'exit');
    await untilReady(server);
    return {
      name,
      port,
      promote: () =>
        void execFileSync(join(programs, 'pg_ctl'), ['promote', '-D', data, '--wait'], {
          ...options,
          stdio: 'pipe',
        }),
      stop: async () => {
        server.kill('SIGINT');
        await ended;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
