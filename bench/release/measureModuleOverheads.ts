import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { folders } from '../../e2e/support/folders.ts';
import { readStableVersions } from '../../e2e/support/readStableVersions.ts';

/**
 * Measures the bytes (gzip) that every page loads of each module: entry, exposed module, and its part of the registry.
 */
export async function measureModuleOverheads(): Promise<{ name: string; bytes: number }[]> {
  const modules = await readStableVersions({ siteFolder: folders.dist });
  return modules.map((module) => {
    const { name, base, entry, files } = module;
    const exposed = Object.keys(files).filter((file) => file.startsWith('__federation_'));
    const bytes = [entry, ...exposed]
      .map((file) => gzipSync(readFileSync(path.join(folders.dist, base, file))).length)
      .reduce((sum, one) => sum + one, gzipSync(JSON.stringify(module)).length);
    return { name, bytes };
  });
}
