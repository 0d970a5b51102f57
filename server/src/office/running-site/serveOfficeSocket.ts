import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Database } from '../../database/connect.ts';
import { connectionLimits, createConnectionGuard } from '../../http/createConnectionGuard.ts';
import { listOutbox } from '../../mail/outboxList.ts';
import { listModuleFailures } from '../../modules/moduleFailures.ts';
import { getOfficeSocketPaths } from './officeSocket.ts';

/**
 * Answers the office's read-only commands while the site holds its embedded database. Listens on a Unix socket that
 * only the user who runs the site can open. The caller must hold the lock of the database's folder, because an existing
 * socket is taken for that of a killed process and replaced.
 * @returns a function that stops the service and removes the socket
 * @throws if the socket cannot be created, for example because its path is too long
 */
export async function serveOfficeSocket({
  databaseFolder,
  db,
}: {
  databaseFolder: string;
  db: Database;
}): Promise<() => Promise<void>> {
  const { folder, path } = getOfficeSocketPaths(databaseFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  // The umask may have removed rights from the mode that `mkdir` was given.
  await chmod(folder, 0o700);
  const connections = createConnectionGuard(connectionLimits);
  const server = createServer(connections.serverOptions, (request, response) => {
    const reading = request.method === 'GET' ? read(db, request.url ?? '') : undefined;
    if (reading === undefined) {
      response.writeHead(404).end();
      return;
    }
    reading.then(
      (answer) =>
        response
          .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify(answer)),
      () => response.writeHead(500).end(),
    );
  });
  connections.watch(server);
  server.on('clientError', connections.refuse);
  server.listen(path);
  await once(server, 'listening');
  // A failing connection must not end the process.
  server.on('error', () => undefined);
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Reads what `/outbox` or `/module-failures?since=2026-11-20` asks for; undefined for any other path. */
function read(db: Database, path: string): Promise<object> | undefined {
  if (path === '/outbox') return listOutbox(db).then((mails) => ({ mails }));
  const since = /^\/module-failures\?since=(\d{4}-\d{2}-\d{2})$/.exec(path)?.[1];
  if (since === undefined) return undefined;
  return listModuleFailures(db, since).then((failures) => ({ failures }));
}
