import { runOnNode24 } from './install.mjs';

process.exitCode = await runOnNode24('server/src/office/index.ts', process.argv.slice(2));
