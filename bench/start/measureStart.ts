import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folders } from '../../e2e/support/folders.ts';
import { runTool } from '../../scripts/runTool.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { freshEnvironment } from './freshEnvironment.ts';
import { startOnce } from './startOnce.ts';

/** Issue 2, "Speed and size". */
const mostSeconds = { first: 300, second: 12 };
const secondStarts = 3;

/**
 * `npm start` in a fresh clone of what is committed, and again. The peers: installing the same packages and nothing
 * else, and the bare server without npm and build. npm's own cache is as it is on this machine.
 */
export async function measureStart(cleanup: AsyncDisposableStack): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cert-bench-start-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  await mustRun('git', ['clone', '--quiet', folders.root, folder]);

  console.log('start: the first start of a fresh clone …');
  const npmStart = { folder, program: 'npm', args: ['start'], cleanup };
  const first = await startOnce(npmStart);
  console.log(`start: ${secondStarts} more starts, each beside the bare server …`);
  const second: number[] = [];
  const bare: number[] = [];
  const node = path.join(folder, 'node_modules', '.bin', 'node');
  for (let start = 0; start < secondStarts; start += 1) {
    second.push(await startOnce(npmStart));
    bare.push(await startOnce({ ...npmStart, program: node, args: ['server/src/index.ts'] }));
  }
  console.log('start: the installation alone …');
  const install = await mustRun('npm', ['ci', '--no-audit', '--no-fund'], folder);

  return [
    row('first npm start of a fresh clone (npm cache as it is)', {
      seconds: first,
      baseline: { seconds: install, what: 'npm ci alone' },
      most: mostSeconds.first,
    }),
    row('second npm start', {
      seconds: median(second),
      baseline: { seconds: median(bare), what: 'the bare server' },
      most: mostSeconds.second,
    }),
  ];
}

type Start = { seconds: number; baseline: { seconds: number; what: string }; most: number };

function row(what: string, { seconds, baseline, most }: Start): Row {
  return {
    what,
    measured: `${seconds.toFixed(1)} s`,
    baseline: `${baseline.seconds.toFixed(1)} s ${baseline.what}`,
    ratio: (seconds / baseline.seconds).toFixed(2),
    target: `≤ ${most} s`,
    isMet: seconds <= most,
  };
}

/** @returns the seconds it took @throws {Error} with the program's own words when it fails */
async function mustRun(program: string, args: string[], cwd?: string): Promise<number> {
  const { code, output, seconds } = await runTool({
    program,
    args,
    cwd,
    env: freshEnvironment(),
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  return seconds;
}
