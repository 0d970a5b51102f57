import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { ensurePgbouncer } from './ensurePgbouncer.ts';
import { fillTemplate } from './fillTemplate.ts';
import { findUnprivilegedUser } from './findUnprivilegedUser.ts';

export type Pgbouncer = {
  /** Connection string of the database behind it. */
  url: string;
  stop: () => Promise<void>;
};

/** PgBouncer and the server ask for a password; the PostgreSQL of tests trusts everybody. */
const password = 'password-of-tests';

/**
 * Starts PgBouncer before a PostgreSQL server, on a free port.
 * @param databaseUrl connection string of the database
 * @param poolSize how many connections to PostgreSQL it opens
 * @param template the text of `deploy/pgbouncer.ini.template`
 * @throws {Error} with its log when it does not start
 */
export async function startPgbouncer({
  databaseUrl,
  poolSize,
  template,
}: {
  databaseUrl: string;
  poolSize: number;
  template: string;
}): Promise<Pgbouncer> {
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'cert-pgbouncer-'));
  const passwords = join(folder, 'passwords');
  writeFileSync(passwords, `"${username}" "${password}"\n`);
  const port = await getPort();
  const settings = fillTemplate(template, {
    DATABASE_NAME: pathname.slice(1),
    DATABASE_HOST: hostname,
    DATABASE_PORT: databasePort,
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: String(port),
    AUTH_FILE: passwords,
    POOL_SIZE: String(poolSize),
  });
  const configuration = join(folder, 'pgbouncer.ini');
  writeFileSync(configuration, settings);
  const user = findUnprivilegedUser();
  if (user)
    for (const path of [folder, passwords, configuration]) chownSync(path, user.uid, user.gid);
  const pgbouncer = spawn(ensurePgbouncer(), [configuration], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(pgbouncer, 'exit');
  const stop = async () => {
    pgbouncer.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const log: string[] = [];
  for await (const line of createInterface(pgbouncer.stderr)) {
    log.push(line);
    if (!line.includes('process up')) continue;
    // Discard the rest of the log: a full pipe would block the process.
    pgbouncer.stderr.resume();
    const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
    return { url, stop };
  }
  await stop();
  throw new Error(`PgBouncer did not start:\n${log.join('\n')}`);
}
