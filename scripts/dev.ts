/**
 * `npm run dev`: the whole site with live reload. `npm run dev -w report-mfe`: that module alone, on its own port,
 * without federation. Both use a real API server with the demo world, which several terminals share.
 */
import path from 'node:path';
import { parts, type Part } from './parts.ts';
import { serveModuleAlone } from './serveModuleAlone.ts';
import { serveSite } from './serveSite.ts';
import { startApi } from './startApi.ts';

const root = path.dirname(import.meta.dirname);
const wanted = process.argv.slice(2).filter((word) => word !== '-w' && word !== '--');
const port = Number(process.env['PORT'] ?? 3000);

const api = await startApi({ root, port: port + 100 });
const stop = wanted[0]
  ? await serveModuleAlone({ root, part: moduleCalled(wanted[0]), port: portOf(wanted[0]), api })
  : await serveSite({ root, port, api });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void Promise.all([stop(), api.stop()]).then(() => process.exit(0)));

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
