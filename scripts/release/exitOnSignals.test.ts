import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasProcessEnded, waitForPid } from './testing/processes.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cert-signal-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops a release and all programs that it has started', async (signal, code) => {
  const pidFile = join(folder, 'pid');
  const inner = `require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); setInterval(() => {}, 1000)`;
  const outer = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setInterval(() => {}, 1000)`;
  const module = (name: string) => JSON.stringify(join(__dirname, name));
  const program = join(folder, 'release.mjs');
  writeFileSync(
    program,
    `import { exitOnSignals } from ${module('../runTool.ts')};
    import { runSteps } from ${module('runSteps.ts')};
    exitOnSignals(() => 'Stopped: nothing was released.');
    await runSteps([{ name: 'tests', program: process.execPath, args: ['-e', ${JSON.stringify(outer)}] }], {
      cwd: ${JSON.stringify(folder)}, log: ${JSON.stringify(join(folder, 'log'))}, limitSeconds: 60, print: () => {},
    });`,
  );
  const release = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  release.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const pid = await waitForPid(pidFile);
  release.kill(signal);
  expect(await once(release, 'close')).toEqual([code, null]);
  expect(said).toContain('Stopped: nothing was released.');
  expect(await hasProcessEnded(pid)).toBe(true);
});
