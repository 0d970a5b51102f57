/** `npm run new-module -- <name>`: a module with a page, a link and a part in a slot, ready to be changed. */
import path from 'node:path';
import { createModule } from './new-module/createModule.ts';
import { runTool } from './runTool.ts';

const root = path.dirname(import.meta.dirname);
const [name = ''] = process.argv.slice(2);

try {
  const folder = createModule(root, name);
  await runTool({ program: 'prettier', args: ['--write', folder], cwd: root, output: 'keep' });
  console.log(`${folder} is there. npm run dev -w ${folder} shows it alone,`);
  console.log(`npm run release -w ${folder} puts it into the site; the shell stays as it is.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
