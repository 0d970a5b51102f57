/**
 * A process in which several sites run, one per test. A test's site then starts in a fifth of a second, because the
 * server's modules are loaded once. `startSiteProcess.ts` starts it and sends the messages.
 */
import { readConfig } from '../../server/src/config.ts';
import { siteReaders, startSite, type RunningSite } from '../../server/src/startSite.ts';
import { folders } from './folders.ts';

/** `start` has the environment of the new site; `stop` ends the site with this id. */
export type SiteProcessRequest =
  { id: string; start: Record<string, string> } | { id: string; stop: true };

/** `address` and `stopped` answer a request; `failed` says why it failed; `log` has output of the site. */
export type SiteProcessMessage =
  | { id: string; address: string }
  | { id: string; stopped: true }
  | { id: string; failed: string }
  | { id: string; log: string };

/**
 * Reads content and sources only once: reading them takes most of the time of a start, and they are the same for all
 * sites of this process.
 */
const readers = {
  readDemoContent: readOnce(siteReaders.readDemoContent),
  hashSources: readOnce(siteReaders.hashSources),
};
const sites = new Map<string, RunningSite>();
const send = (message: SiteProcessMessage) => void process.send?.(message);

process.on('message', (request: SiteProcessRequest) => {
  const { id } = request;
  const work = 'start' in request ? start(id, request.start) : stop(id);
  work.catch((error: unknown) => send({ id, failed: String(error) }));
});
process.on('disconnect', () => process.exit());
process.on('unhandledRejection', (error) => {
  for (const id of sites.keys()) send({ id, log: `unhandled rejection: ${String(error)}\n` });
});

async function start(id: string, environment: Record<string, string>): Promise<void> {
  const output = { write: (log: string) => send({ id, log }) };
  const site = await startSite(readConfig(folders.root, environment), {
    root: folders.root,
    output,
    readers,
  });
  sites.set(id, site);
  send({ id, address: site.address });
}

async function stop(id: string): Promise<void> {
  await sites.get(id)?.stop();
  sites.delete(id);
  send({ id, stopped: true });
}

/** Keeps what `read` returns for each path. */
function readOnce<Value>(read: (path: string) => Promise<Value>): typeof read {
  const known = new Map<string, Promise<Value>>();
  return (path) => {
    const value = known.get(path) ?? read(path);
    known.set(path, value);
    return value;
  };
}
