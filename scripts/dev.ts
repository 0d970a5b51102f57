/**
 * `npm run dev`: the whole site with live reload. `npm run dev -w report-mfe`: that module alone, on its own port,
 * without federation. Both use a real API server with the demo world, which several terminals share.
 * `npm run dev -w report-mfe -- --in https://site.example.com`: the module inside a site that runs elsewhere.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parts, type Part } from './parts.ts';
import { serveModuleAlone } from './serveModuleAlone.ts';
import { serveModuleForSite } from './serveModuleForSite.ts';
import { serveSite } from './serveSite.ts';
import { startApi } from './startApi.ts';

const root = path.dirname(import.meta.dirname);
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
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
      console.error('npm run dev -w <module> -- --in <address of the site>');
      process.exit(1);
    }
    const part = moduleCalled(wanted);
    return serveModuleForSite({ root, part, port: portOf(wanted), site: values.in });
  }
  const api = await startApi({ root, port: port + 100 });
  const end = wanted
    ? await serveModuleAlone({ root, part: moduleCalled(wanted), port: portOf(wanted), api })
    : await serveSite({ root, port, api });
  return () => Promise.all([end(), api.stop()]);
}

function moduleCalled(folder: string): Part {
  const part = parts.find((candidate) => candidate.folder === folder);
  if (part?.kind === 'module') return part;
  const names = parts.filter(({ kind }) => kind === 'module').map((module) => module.folder);
  console.error(`no module is called ${folder}: ${names.join(', ')}`);
  process.exit(1);
}

/** Every module has its own port: 3001, 3002, … in the order of the parts. */
function portOf(folder: string): number {
  return port + parts.findIndex((part) => part.folder === folder);
}
