import { runOnNode24 } from './install.mjs';

process.exitCode = await runOnNode24('scripts/release.ts', process.argv.slice(2));
