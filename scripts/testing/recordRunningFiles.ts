import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

type RunFile = { path: string };

/**
 * Reporter for Jest: keeps a file with the paths of the test files that are running, one per line. When a run hangs and
 * is ended, `listRunningFiles` names them.
 */
export default class RunningFilesReporter {
  readonly #running = new Set<string>();
  readonly #record: string;

  constructor(_config: unknown, { record }: { record: string }) {
    this.#record = record;
    mkdirSync(dirname(record), { recursive: true });
    this.#write();
  }

  onTestFileStart({ path }: RunFile): void {
    this.#running.add(relative('', path));
    this.#write();
  }

  onTestFileResult({ path }: RunFile): void {
    this.#running.delete(relative('', path));
    this.#write();
  }

  #write(): void {
    writeFileSync(this.#record, [...this.#running].join('\n'));
  }
}

/** Returns the paths in a file of this reporter; none when the run has not begun. */
export function listRunningFiles(record: string): string[] {
  try {
    return readFileSync(record, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
