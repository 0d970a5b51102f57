import { runOnNode24 } from './install.mjs';

process.exitCode = await runOnNode24('scripts/new-module.ts', process.argv.slice(2));
