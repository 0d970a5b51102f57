import path from 'node:path';
import type { Part } from '../../scripts/parts.ts';
import { prepareCleanBuild, type BuildPlan } from '../../scripts/planBuild.ts';
import { runTool } from '../../scripts/runTool.ts';

/**
 * Builds one module into an empty folder, as a release does.
 * @throws {Error} with webpack's output
 */
export async function runCleanBuild(root: string, part: Part): Promise<BuildPlan> {
  const plan = prepareCleanBuild(root, part);
  const { code, output } = await runTool({
    program: process.execPath,
    args: [
      path.join(import.meta.dirname, '..', '..', 'scripts', 'buildPart.ts'),
      JSON.stringify(plan),
    ],
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${part.folder} could not be built:\n${output}`);
  return plan;
}
