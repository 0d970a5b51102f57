/**
 * `npm run release -w report-mfe [--canary 10] [--to <folder or s3://bucket>]`: makes a clean build of one module, runs
 * its tests at the same time, checks the build, and releases it to all accounts or to a canary group. No other part is
 * built.
 */
import path from 'node:path';
import { buildClean } from './modules/buildClean.ts';
import { openStore } from './modules/openStore.ts';
import { parseReleaseArgs } from './modules/parseReleaseArgs.ts';
import { releaseModule } from './modules/releaseModule.ts';
import { parts } from './parts.ts';
import { runTool } from './runTool.ts';

const root = path.dirname(import.meta.dirname);
const startedMs = performance.now();

try {
  const args = parseReleaseArgs(process.argv.slice(2), {
    environment: process.env,
    defaultLocation: process.env['SITE_DIR'] ?? path.join(root, 'dist'),
  });
  const part = parts.find(({ folder, kind }) => folder === args.folder && kind === 'module');
  if (!part) throw new Error(`Usage: npm run release -w ${moduleFolders().join(' | ')}`);
  print(`building ${part.folder} and running its tests …`);
  const [plan] = await Promise.all([buildClean(root, part), test(part.folder)]);
  print('built and tested');
  const store = openStore(args.location, process.env);
  const lines = await releaseModule(store, {
    folder: plan.output,
    canary: args.canary,
    now: () => new Date(),
  });
  for (const line of lines) print(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function test(folder: string): Promise<void> {
  const { code, output } = await runTool({
    program: 'jest',
    args: ['--selectProjects', 'browser', '--', `${folder}/`],
    cwd: root,
    output: 'keep',
  });
  if (code !== 0) throw new Error(`the tests of ${folder} failed:\n${output}`);
}

function moduleFolders(): string[] {
  return parts.filter(({ kind }) => kind === 'module').map(({ folder }) => folder);
}

function print(line: string): void {
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}
