import { rmSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../runTool.ts';
import { planBuild, type BuildPlan } from '../planBuild.ts';
import type { Part } from '../parts.ts';

/** Empties the output folder of one module for a release, and plans the build into it. */
export function prepareCleanBuild(root: string, part: Part): BuildPlan {
  const site = path.join(root, '.cache', 'release', part.folder);
  rmSync(site, { recursive: true, force: true });
  return planBuild({ root, site, part });
}

/**
 * Builds one module into an empty folder.
 * @throws {Error} with webpack's output
 */
export async function runCleanBuild(root: string, part: Part): Promise<BuildPlan> {
  const plan = prepareCleanBuild(root, part);
  const { code, output } = await runTool({
    program: process.execPath,
    args: [path.join(import.meta.dirname, '..', 'buildPart.ts'), JSON.stringify(plan)],
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${part.folder} could not be built:\n${output}`);
  return plan;
}
