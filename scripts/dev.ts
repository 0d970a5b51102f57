/**
 * Development servers:
 * - `npm run dev`: the whole site with live reload.
 * - `npm run dev -w report-mfe`: one module alone, on its own port, federated into the shell. The other modules are
 *   shown as they were built last; without a build there is only this one.
 * - `npm run dev -w report-mfe -- --in https://site.example.com`: one module inside a site that runs elsewhere.
 *
 * The first two use a real API server with demo data, which several terminals can share.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parts, type Part } from './parts.ts';
import { serveModuleForSite } from './dev-server/serveModuleForSite.ts';
import { serveSite } from './dev-server/serveSite.ts';
import { startApi } from './dev-server/startApi.ts';

const root = path.dirname(import.meta.dirname);
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  allowPositionals: true,
  options: { workspace: { type: 'string', short: 'w' }, in: { type: 'string' } },
});
const wanted = values.workspace ?? positionals[0];
const port = Number(process.env['PORT'] ?? 3000);

const stop = await serve();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));

async function serve(): Promise<() => Promise<unknown>> {
  if (values.in !== undefined) {
    if (!wanted || !URL.canParse(values.in)) {
      console.error('Usage: npm run dev -w <module> -- --in <URL of the site>');
      process.exit(1);
    }
    const part = findModule(wanted);
    return serveModuleForSite({ root, part, port: portOf(wanted), site: values.in });
  }
  const api = await startApi({ root, port: port + 100 });
  const compiled = wanted ? [findModule(wanted)] : parts;
  const ownPort = wanted ? portOf(wanted) : port;
  const end = await serveSite({ root, compiled, port: ownPort, api: api.address });
  console.log(`${wanted ?? 'the site'}: http://127.0.0.1:${ownPort}`);
  return () => Promise.all([end(), api.stop()]);
}

function findModule(folder: string): Part {
  const part = parts.find((candidate) => candidate.folder === folder);
  if (part?.kind === 'module') return part;
  const names = parts.filter(({ kind }) => kind === 'module').map((module) => module.folder);
  console.error(`Unknown module: ${folder}. Known modules: ${names.join(', ')}`);
  process.exit(1);
}

/** Every module has its own port: 3001, 3002, … in the order of the parts. */
function portOf(folder: string): number {
  return port + parts.findIndex((part) => part.folder === folder);
}
