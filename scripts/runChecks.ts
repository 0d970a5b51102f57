import { dirname } from 'node:path';
import pMap from 'p-map';
import { listModuleChecks } from './release/listReleaseChecks.ts';
import { runTool } from './runTool.ts';
import type { TestLimit } from './testing/runTests.ts';

const root = dirname(import.meta.dirname);
const isTerminal = process.stdout.isTTY;

/**
 * The checks, in the order in which they start. Two run at the same time. The slow ones come first, so that no slow
 * check runs alone at the end.
 */
const checks = {
  types: ['tsc', '-b', '.', 'bench', ...(isTerminal ? ['--pretty'] : [])],
  lint: ['eslint', '.', '--max-warnings=0', ...(isTerminal ? ['--color'] : [])],
  format: [
    'prettier',
    '--check',
    '.',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
  ],
  boundaries: ['node', 'scripts/boundaries.ts'],
  messages: ['node', 'scripts/messages.ts'],
  citations: ['node', 'scripts/citations.ts'],
  names: ['node', 'scripts/names.ts'],
  content: ['node', 'scripts/checkContent.ts'],
  notices: ['node', 'scripts/notices.ts', '--check'],
};

/** Reads the declarations that the check `types` writes, so it runs after the others. */
const lastCheck = { contract: ['node', 'scripts/contract.ts', '--check'] };

/**
 * Runs every check and prints one line for each. Below a failed check it prints the check's output, below a passed one
 * only its notes (`note: …`), for example about what could not be checked.
 * @param limit when a single check is ended, and then counts as failed
 * @returns the number of passed and of failed checks
 */
export async function runChecks(limit: TestLimit): Promise<{ passed: number; failed: number }> {
  const results = [...(await runEach(checks, limit)), ...(await runEach(lastCheck, limit))];
  return count(results);
}

/** Like `runChecks`, for the sources of one module. @param folder of the module, for example `report-mfe` */
export async function runModuleChecks(folder: string, limit: TestLimit) {
  const steps = listModuleChecks(root, folder);
  const moduleChecks = steps.map(({ name, program, args }) => [name, [program, ...args]]);
  return count(await runEach(Object.fromEntries(moduleChecks), limit));
}

function runEach(some: Record<string, string[]>, limit: TestLimit): Promise<boolean[]> {
  return pMap(Object.entries(some), (check) => runCheck(check, limit), { concurrency: 2 });
}

function count(results: readonly boolean[]): { passed: number; failed: number } {
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

async function runCheck(
  [name, [program = '', ...args]]: [string, string[]],
  { limitMinutes, signal }: TestLimit,
): Promise<boolean> {
  const group = { limitSeconds: limitMinutes * 60, signal };
  const { code, output, seconds, ended } = await runTool({ program, args, output: 'keep', group });
  const remark = ended === 'limit' ? ', ended because it took too long' : '';
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s${remark}`);
  if (code !== 0) console.log(output.trimEnd());
  else for (const [note] of output.matchAll(/^note: .*$/gm)) console.log(`  ${note}`);
  return code === 0;
}
