import { runTool } from './runTool.ts';
import { runTwoAtATime } from './runTwoAtATime.ts';

const isTerminal = process.stdout.isTTY;

/** The slow ones first: two run at once, and the short ones fill the gaps. */
const checks = {
  types: ['tsc', '-b', ...(isTerminal ? ['--pretty'] : [])],
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
  words: ['node', 'scripts/words.ts'],
  glossary: ['node', 'scripts/glossary.ts'],
  content: ['node', 'scripts/check-content.ts'],
  notices: ['node', 'scripts/notices.ts', '--check'],
};

/**
 * Runs every check, prints one line for each, and below it a failed one's output, or the notes (`note: …`) of one that
 * held: what it could not look at.
 * @returns how many held and how many did not
 */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const results = await runTwoAtATime(
    Object.entries(checks).map(([name, [program = '', ...args]]) => async () => {
      const { code, output, seconds } = await runTool({ program, args, output: 'keep' });
      console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`);
      if (code !== 0) console.log(output.trimEnd());
      else for (const [note] of output.matchAll(/^note: .*$/gm)) console.log(`  ${note}`);
      return code === 0;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
