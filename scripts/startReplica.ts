import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { ensurePostgres } from './ensurePostgres.ts';
import { findUnprivilegedUser } from './findUnprivilegedUser.ts';
import { untilReady } from './startPostgres.ts';
import { withoutTestDate } from './testing/testDates.ts';

export type Replica = {
  /** Name under which it streams from the primary, for `synchronous_standby_names`. */
  name: string;
  port: number;
  /** Lets the replica take over as the primary; resolves when it accepts writes. */
  promote: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts a streaming replica of a PostgreSQL server, with a copy of its data, on a free port of this machine.
 * @param primaryUrl connection string of the server
 */
export async function startReplica(primaryUrl: string): Promise<Replica> {
  const programs = ensurePostgres();
  const { hostname, port: primaryPort, username } = new URL(primaryUrl);
  const name = 'replica';
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'cert-replica-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...withoutTestDate(process.env), LC_ALL: 'C' } };
  const data = join(folder, 'data');
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
