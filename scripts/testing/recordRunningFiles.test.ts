import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import RunningFilesReporter, { listRunningFiles } from './recordRunningFiles.ts';

test('the record of running test files lists those that have started and not finished', () => {
  const folder = mkdtempSync(join(tmpdir(), 'running-'));
  const record = join(folder, 'running.txt');
  expect(listRunningFiles(record)).toEqual([]);
  const reporter = new RunningFilesReporter({}, { record });
  expect(listRunningFiles(record)).toEqual([]);
  for (const path of ['server/a.test.ts', 'server/b.test.ts'])
    reporter.onTestFileStart({ path: resolve(path) });
  reporter.onTestFileResult({ path: resolve('server/a.test.ts') });
  expect(listRunningFiles(record)).toEqual(['server/b.test.ts']);
  rmSync(folder, { recursive: true });
});
