import { runOnNode24 } from './install.mjs';

const built = await runOnNode24('scripts/build.ts');
process.exitCode = built || (await runOnNode24('bench/bench.ts', process.argv.slice(2)));
