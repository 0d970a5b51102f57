import { runOnNode24 } from './install.mjs';

const built = await runOnNode24('scripts/build.mjs');
// `local` creates demo data only when the server listens on this machine alone; DEMO=1 creates it everywhere.
const env = { DEMO: process.env.DEMO || 'local' };
process.exitCode =
  built || (await runOnNode24('server/src/index.ts', process.argv.slice(2), { env }));
