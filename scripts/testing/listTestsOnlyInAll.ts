import { runTool } from '../runTool.ts';

/** Lists the tests that `npm test -- all` runs and `npm test` does not, one sentence or title for each. */
export async function listTestsOnlyInAll(): Promise<string[]> {
  const { output } = await runTool({
    program: 'playwright',
    args: ['test', '--list', '--grep', '@long', '--config', 'e2e/playwright.config.ts'],
    env: { E2E_LONG: '1' },
    output: 'keep',
  });
  const tests = [...output.matchAll(/^ +(\S+\.e2e\.ts):\d+:\d+ › (.+)$/gm)];
  if (tests.length === 0) throw new Error(`No end-to-end test has the tag @long:\n${output}`);
  return [
    'every file of the server on the embedded database, every end-to-end test there',
    'unit, component and some end-to-end tests at other dates',
    ...tests.map(([, file, title]) => `${file} › ${title}`),
  ];
}
