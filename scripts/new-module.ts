/** `npm run new-module -- <name>`: creates a module with a page, a link and a slot component. */
import path from 'node:path';
import { createModule } from './new-module/createModule.ts';
import { runTool } from './runTool.ts';

const root = path.dirname(import.meta.dirname);
const [name = ''] = process.argv.slice(2);

try {
  const folder = createModule(root, name);
  await runTool({ program: 'prettier', args: ['--write', folder], cwd: root, output: 'keep' });
  console.log(`Created ${folder}.`);
  console.log(
    `  npm run dev -w ${folder}      shows it alone\n  npm run release -w ${folder}  releases it to the site`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
