import { runOnNode24 } from './install.mjs';

const built = await runOnNode24('scripts/build.mjs');
process.exitCode = built || (await runOnNode24('e2e/pictures/takePictures.ts'));
