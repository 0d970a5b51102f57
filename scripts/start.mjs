import { runOnNode24 } from './install.mjs';

const built = await runOnNode24('scripts/build.mjs');
// On a machine of one's own there is something to look at; anywhere else it is asked for by DEMO=1.
const env = { DEMO: process.env.DEMO || 'local' };
process.exitCode =
  built || (await runOnNode24('server/src/index.ts', process.argv.slice(2), { env }));
