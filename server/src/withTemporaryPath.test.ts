import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = `
  const { mkdirSync } = await import('node:fs');
  const { withTemporaryPath } = await import(process.env.MODULE);
  await withTemporaryPath(process.env.TARGET, async (draft) => {
    mkdirSync(draft);
    process.exit(130);
  });`;

describe('a temporary file', () => {
  it('is removed when the process exits during the work', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'draft-'));
    const env = {
      ...process.env,
      MODULE: join(__dirname, 'withTemporaryPath.ts'),
      TARGET: `${folder}/x`,
    };
    const args = ['--input-type=module', '--eval', script];
    const code = await new Promise((resolve) => {
      execFile(process.execPath, args, { env }, (error) => resolve(error?.code));
    });
    expect(code).toBe(130);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
