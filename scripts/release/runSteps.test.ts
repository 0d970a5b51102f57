import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps, type Step } from './runSteps.ts';
import { hasProcessEnded, waitForPid } from './testing/processes.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cert-steps-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const step = (name: string, code: string): Step => ({
  name,
  program: process.execPath,
  args: ['-e', code],
});
const lines: string[] = [];
const run = (steps: Step[], given: { limitSeconds?: number; everySeconds?: number } = {}) => {
  lines.length = 0;
  const log = join(folder, 'log', 'report-mfe.log');
  const print = (line: string) => void lines.push(line);
  return runSteps(steps, { cwd: folder, log, limitSeconds: 60, print, ...given });
};
const log = () => readFileSync(join(folder, 'log', 'report-mfe.log'), 'utf8');
/** A step that starts a child process, which never ends by itself, and waits for it. */
const family = (name: string) =>
  step(
    name,
    `const { spawn } = require('child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    require('fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(child.pid));
    process.on('SIGTERM', () => {});`,
  );
/** A step that fails once the step of `family` has started its child process. */
const failAfter = (name: string) =>
  step(
    'types',
    `const wait = setInterval(() => {
      if (!require('fs').existsSync(${JSON.stringify(join(folder, name))})) return;
      clearInterval(wait);
      console.log('Compiling\\nsrc/a.ts(1,2): error TS2322: no number');
      process.exitCode = 2;
    }, 50)`,
  );

it('a release runs all steps, names each, and keeps their complete output', async () => {
  await run([step('types', 'console.log("fine")'), step('lint', 'console.error("a note")')]);
  expect(lines).toEqual(expect.arrayContaining(['  types …', '  lint …']));
  expect(lines.filter((line) => /^✓ (types|lint) \d+\.\d s$/.test(line))).toHaveLength(2);
  expect(log()).toMatch(/── types: .*\nfine\n/);
  expect(log()).toContain('a note');
});

it('every few seconds, a release shows which steps are still running', async () => {
  await run([step('tests', 'setTimeout(() => {}, 1500)')], { everySeconds: 0.2 });
  expect(lines).toContainEqual(expect.stringMatching(/^… tests \d+ s$/));
});

it('a step that fails stops the others and all their programs; the summary is short and names the log', async () => {
  const failed = run([family('tests'), failAfter('tests')]).catch((error: Error) => error.message);
  expect(await failed).toMatch(
    /^✗ types failed after \d+\.\d s:\n {4}src\/a\.ts\(1,2\): error TS2322: no number\nNot finished: tests\.\nNothing was released\. The whole output: .*report-mfe\.log$/,
  );
  expect(log()).toContain('Compiling');
  expect(await hasProcessEnded(await waitForPid(join(folder, 'tests')))).toBe(true);
});

it('a step that takes too long is stopped with all its programs', async () => {
  await expect(run([family('tests')], { limitSeconds: 3 })).rejects.toThrow(
    '✗ tests took longer than 3 s',
  );
  expect(await hasProcessEnded(await waitForPid(join(folder, 'tests')))).toBe(true);
});

it('a step whose program does not exist fails', async () => {
  const missing = { name: 'types', program: 'no-such-program', args: [] };
  await expect(run([missing])).rejects.toThrow('no-such-program');
});
