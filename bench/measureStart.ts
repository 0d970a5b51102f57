import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../scripts/findFreePort.ts';
import { folders } from '../e2e/support/folders.ts';
import type { Row } from './row.ts';

const limitsSeconds = { first: 300, second: 12 };

/** `npm start` in a fresh clone of what is committed, and once more. npm's own cache is as it is on this machine. */
export async function measureStart(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cert-bench-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', folders.root, folder]);
    console.log('start: the first start of a fresh clone …');
    const first = await startOnce(folder);
    console.log('start: the second start …');
    const second = await startOnce(folder);
    return [
      row('first npm start of a fresh clone, with installation', first, limitsSeconds.first),
      row('second npm start', second, limitsSeconds.second),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(what: string, seconds: number, most: number): Row {
  return {
    what,
    measured: `${seconds.toFixed(1)} s`,
    peer: '',
    ratio: '',
    target: `≤ ${most} s`,
    isMet: seconds <= most,
  };
}

async function startOnce(folder: string): Promise<number> {
  const port = await findFreePort();
  const begun = performance.now();
  const site = spawn('npm', ['start'], {
    cwd: folder,
    // The clone brings its own Node and its own tools.
    env: { ...process.env, PATH: pathWithoutOurTools(), PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(site, 'exit');
  while (!(await isReady(port))) {
    if (site.exitCode !== null) throw new Error('npm start ended before the site was ready');
    await wait(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  if (site.pid) process.kill(-site.pid, 'SIGTERM');
  await ended;
  return seconds;
}

function pathWithoutOurTools(): string {
  const entries = (process.env['PATH'] ?? '').split(path.delimiter);
  return entries.filter((entry) => !entry.includes('node_modules')).join(path.delimiter);
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}
