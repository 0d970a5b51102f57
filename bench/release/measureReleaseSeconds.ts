import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folders } from '../../e2e/support/folders.ts';
import { runTool } from '../../scripts/runTool.ts';

/**
 * Releases a module from its sources to an empty folder: checks of the sources, build, checks of the build, upload,
 * registry.
 * @returns the time in seconds
 * @throws {Error} with the command's output
 */
export async function measureReleaseSeconds(module: string): Promise<number> {
  const place = await mkdtemp(path.join(tmpdir(), 'cert-release-'));
  try {
    const { code, output, seconds } = await runTool({
      program: process.execPath,
      args: ['scripts/release.ts', module, '--to', place, '--allow-dirty'],
      cwd: folders.root,
      output: 'keep',
    });
    if (code !== 0) throw new Error(output);
    return seconds;
  } finally {
    await rm(place, { recursive: true });
  }
}
