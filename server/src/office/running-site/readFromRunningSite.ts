import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { getOfficeSocketPaths } from './officeSocket.ts';

/** Time limit for the site's reply, for which the site sends one query to its own database. */
const answerTimeoutMs = 10_000;

/**
 * Asks the running site that holds the embedded database.
 * @param path with its query, such as `/module-failures?since=2026-11-20`
 * @returns the JSON of the reply; undefined if no site answers at the socket, or if it does not know the path
 */
export async function readFromRunningSite(databaseFolder: string, path: string): Promise<unknown> {
  const asked = request({
    socketPath: getOfficeSocketPaths(databaseFolder).path,
    path,
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  asked.end();
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    if (response.statusCode === 200) return await json(response);
    response.resume();
    return undefined;
  } catch {
    return undefined;
  }
}
