import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folders } from '../../e2e/support/folders.ts';
import { runTool } from '../../scripts/runTool.ts';
import { median } from '../median.ts';
import type { ResultRow } from '../row.ts';
import { createFreshEnvironment } from './createFreshEnvironment.ts';
import { measureStartSeconds } from './measureStartSeconds.ts';

/** Limits for the first start, and for the median of the later ones. */
const maxSeconds = { first: 300, second: 12 };
const secondStarts = 3;

/**
 * Measures `npm start` in a fresh clone of the last commit: the first start and later ones. Baselines are the
 * installation of the same packages alone, and the server alone without npm and build. npm's cache is not emptied.
 */
export async function measureStart(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cert-bench-start-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  await mustRun('git', ['clone', '--quiet', folders.root, folder]);

  console.log('start: the first start of a fresh clone …');
  const npmStart = { folder, program: 'npm', args: ['start'], cleanup };
  const first = await measureStartSeconds(npmStart);
  console.log(`start: ${secondStarts} more starts, each with the server alone …`);
  const second: number[] = [];
  const bare: number[] = [];
  const node = path.join(folder, 'node_modules', '.bin', 'node');
  for (let start = 0; start < secondStarts; start += 1) {
    second.push(await measureStartSeconds(npmStart));
    bare.push(
      await measureStartSeconds({ ...npmStart, program: node, args: ['server/src/index.ts'] }),
    );
  }
  console.log('start: the installation alone …');
  const install = await mustRun('npm', ['ci', '--no-audit', '--no-fund'], folder);

  return [
    row('first npm start of a fresh clone (npm cache as it is)', {
      seconds: first,
      baseline: { seconds: install, what: 'npm ci alone' },
      max: maxSeconds.first,
    }),
    row('second npm start', {
      seconds: median(second),
      baseline: { seconds: median(bare), what: 'the bare server' },
      max: maxSeconds.second,
    }),
  ];
}

type Start = { seconds: number; baseline: { seconds: number; what: string }; max: number };

function row(what: string, { seconds, baseline, max }: Start): ResultRow {
  return {
    what,
    measured: `${seconds.toFixed(1)} s`,
    baseline: `${baseline.seconds.toFixed(1)} s ${baseline.what}`,
    ratio: (seconds / baseline.seconds).toFixed(2),
    target: `≤ ${max} s`,
    isMet: seconds <= max,
  };
}

/** Runs a program. @returns the seconds that it took @throws {Error} with its output when it fails */
async function mustRun(program: string, args: string[], cwd?: string): Promise<number> {
  const { code, output, seconds } = await runTool({
    program,
    args,
    cwd,
    env: createFreshEnvironment(),
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return seconds;
}
