import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const maxWaitMs = 20_000;
const pauseMs = 50;

/** Waits for the process id that a program writes to a file. @throws {Error} when the file is not written in time */
export async function waitForPid(file: string): Promise<number> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pauseMs) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text !== '') return Number(text);
    await sleep(pauseMs);
  }
  throw new Error(`nothing was written to ${file}`);
}

/**
 * Whether a process ends soon. A zombie (a process that has ended, but whose parent has not read its exit code) counts
 * as ended.
 */
export async function hasProcessEnded(pid: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pauseMs) {
    if (!isRunning(pid)) return true;
    await sleep(pauseMs);
  }
  return false;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}
