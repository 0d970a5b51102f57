import { runOnNode24 } from './install.mjs';

const built = await runOnNode24('scripts/build.mjs');
process.exitCode = built || (await runOnNode24('server/src/index.ts', process.argv.slice(2)));
